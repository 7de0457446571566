#!/usr/bin/env node
'use strict'
// Runs the corpus on every library and engine here that is installed.
//
//   results.js [NAME...]           compares with what is known; exit code 1 if anything has changed
//   results.js --update [NAME...]  writes NAME/known.skip, results.json and ../RESULTS.md
//
// NAME/conform holds the options for 'tt conform'. NAME/deviations explains: each line is a regular
// expression, ' => ' and a reason. It is matched with the rule and the detail of a failure, as in
// 'TT-8.a: turn 4 (pass) was accepted, but the game was over'; the first that fits explains it. A
// failure that none explains is an error.
//
// The vectors about dead stones (ttd*) are left out: they ask about procedures on top of the rules.

const {spawnSync} = require('child_process')
const fs = require('fs')
const os = require('os')
const path = require('path')

const here = __dirname
const update = process.argv.includes('--update')
const asked = process.argv.slice(2).filter(word => word !== '--update')
const read = (...names) => fs.readFileSync(path.join(here, ...names), 'utf8')
const exists = (...names) => fs.existsSync(path.join(here, ...names))

const subjects = fs.readdirSync(here).filter(name => exists(name, 'conform')).sort()
const known = exists('results.json') ? JSON.parse(read('results.json')) : {}
let problems = 0

function problem(words) {
  problems++
  console.error(words)
}

// What is missing to ask it; '' if nothing is.
function missing(name) {
  if (exists(name, 'package.json')) {
    return exists(name, 'node_modules') ? '' : `not installed (npm ci in ${name})`
  }
  const program = {gnugo: 'gnugo', 'leela-zero': 'leelaz', pachi: 'pachi'}[name]
  const found = spawnSync(program, ['--version'], {stdio: 'ignore', timeout: 20000, env: ENV})
  return found.error ? `no ${program} on the PATH` : ''
}

const ENV = {...process.env, PATH: `${process.env.PATH}:/usr/games`, NO_COLOR: '1'}

function explanations(name) {
  if (!exists(name, 'deviations')) return []
  return read(name, 'deviations')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => line.split(' => '))
    .map(([pattern, reason]) => ({pattern: new RegExp(pattern), reason}))
}

// The options as a list: words, some of them in single quotes.
const options = name => read(name, 'conform').match(/'[^']*'|\S+/g).map(word => word.replace(/'/g, ''))

function run(name) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tt-')), 'report.json')
  const {status, stderr} = spawnSync(
    path.join(here, '../../tt'),
    ['conform', ...options(name), '--timeout', '120', '--quiet', '--report', report],
    {cwd: path.join(here, name), env: ENV, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']}
  )
  if (status !== 0 && status !== 1) {
    problem(`${name}: tt conform ended with ${status}: ${stderr}`)
    return undefined
  }
  const told = JSON.parse(fs.readFileSync(report, 'utf8'))
  fs.rmSync(path.dirname(report), {recursive: true})
  return summary(name, told)
}

const onTop = vector => vector.rules[0].startsWith('TT-D')

function summary(name, report) {
  const reasons = explanations(name)
  const result = {
    name: report.subject.name,
    version: report.subject.version,
    corpus: report.corpus.version,
    vectors: report.corpus.count - report.results.filter(onTop).length,
    rules: {},
    deviations: {},
    skips: {},
    failed: {}
  }
  for (const {rule, passed, failed, skipped, errors} of report.rules) {
    if (!rule.includes('.') && !rule.startsWith('TT-D')) result.rules[rule] = {passed, failed, skipped, errors}
  }
  for (const vector of report.results) {
    if (vector.outcome === 'passed' || onTop(vector)) continue
    if (vector.outcome === 'skipped') {
      result.skips[vector.detail] = (result.skips[vector.detail] || 0) + 1
      continue
    }
    const words = `${vector.rules[0]}: ${vector.detail}`
    const found = reasons.find(({pattern}) => pattern.test(words))
    if (!found) problem(`${name}: nothing in ${name}/deviations explains ${vector.id}: ${words}`)
    const reason = found ? found.reason : 'not explained'
    result.deviations[reason] = (result.deviations[reason] || 0) + 1
    result.failed[vector.id] = reason
  }
  return result
}

const skipList = result =>
  `# What ${result.name} ${result.version} answers otherwise; written by results.js --update.\n` +
  Object.entries(result.failed)
    .map(([id, reason]) => `${id}  ${reason}\n`)
    .join('')

// A change is one in what fails, or in what is skipped and why.
function compare(name, now) {
  const then = known[name]
  if (!then) return problem(`${name}: no result is known; results.js --update ${name}`)
  const before = problems
  for (const [id, reason] of Object.entries(now.failed)) {
    if (!then.failed[id]) problem(`${name}: ${id} fails, but is not known to: ${reason}`)
  }
  for (const id of Object.keys(then.failed)) {
    if (!now.failed[id]) problem(`${name}: ${id} is known to fail, but does not`)
  }
  const same = JSON.stringify({...now, version: ''}) === JSON.stringify({...then, version: ''})
  if (problems === before && !same) {
    problem(`${name}: other numbers passed or were skipped; results.js --update shows which`)
  }
}

function page(all) {
  const names = Object.keys(all).sort()
  const rules = Object.keys(all[names[0]].rules)
  const total = (result, what) => Object.values(result.rules).reduce((sum, r) => sum + r[what], 0)
  const cell = ({passed, failed, skipped, errors}) =>
    failed + errors > 0 ? `**${failed + errors}** of ${passed + failed + errors}` : passed > 0 ? `${passed}` : skipped > 0 ? '-' : ''
  const row = cells => `| ${cells.join(' | ')} |\n`
  let text = read('RESULTS.head.txt')
  text += row(['', ...rules, 'passed', 'differs', 'not asked'])
  text += row(['---', ...rules.map(() => '---'), '---', '---', '---'])
  for (const name of names) {
    const result = all[name]
    text += row([
      `[${result.name}](adapters/${name}/README.md) ${result.version}`,
      ...rules.map(rule => cell(result.rules[rule])),
      total(result, 'passed'),
      total(result, 'failed') + total(result, 'errors'),
      total(result, 'skipped')
    ])
  }
  for (const name of names) {
    const result = all[name]
    text += `\n## ${result.name}\n`
    text += `Version ${result.version}, corpus ${result.corpus} with ${result.vectors} vectors. `
    text += `[How it is asked](adapters/${name}/README.md).\n\n`
    const counted = (heading, counts) => {
      const entries = Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      return entries.length === 0
        ? ''
        : row([heading, 'vectors']) + row(['---', '---']) + entries.map(([k, n]) => row([k, n])).join('')
    }
    const differs = counted('differs', result.deviations)
    text += differs === '' ? 'No answer differs.\n' : differs
    const skips = counted('not asked', result.skips)
    if (skips) text += '\n' + skips
  }
  return text
}

const results = {...known}
for (const name of subjects) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const why = missing(name)
  if (why) {
    console.log(`${name}: ${why}; its known result is left as it is`)
    if (asked.includes(name)) problem(`${name}: ${why}`)
    continue
  }
  const result = run(name)
  if (!result) continue
  if (update) {
    results[name] = result
    fs.writeFileSync(path.join(here, name, 'known.skip'), skipList(result))
  } else {
    compare(name, result)
  }
  console.log(`${name}: ${Object.keys(result.failed).length} of ${result.vectors} differ`)
}
if (update) {
  const ordered = Object.fromEntries(Object.keys(results).sort().map(name => [name, results[name]]))
  fs.writeFileSync(path.join(here, 'results.json'), JSON.stringify(ordered, null, 1) + '\n')
  fs.writeFileSync(path.join(here, '../RESULTS.md'), page(ordered))
} else if (exists('../RESULTS.md') && page(known) !== read('../RESULTS.md')) {
  problem('RESULTS.md is not what results.json says: results.js --update')
}
process.exit(problems > 0 ? 1 : 0)
