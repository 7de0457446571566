        List<StringBuilder> rows = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            rows.add(new StringBuilder(".".repeat(width)));
        }
        List<Refused> refused = new ArrayList<>();
        Map<String, List<Point>> lists = new LinkedHashMap<>();
        int passes = 0;
        int turns = 0;
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Dead list) {
                List<Point> given = list.points() == null ? List.of() : list.points();
                List<Point> named =
                        given.stream()
                                .filter(p -> p.x() < width && p.y() >= 0)
                                .filter(p -> rows.get(p.y()).charAt(p.x()) != '.')
                                .distinct()
                                .sorted((p, q) -> (p.y() - q.y()) * width + p.x() - q.x())
                                .collect(Collectors.toList());
                lists.put(list.by(), named);
            } else if (passes == 2) {
                refused.add(new Refused(i + 1, "game-over"));
            } else {
                Point point = (Point) steps.get(i);
                passes = point == PASS ? passes + 1 : 0;
                if (point != PASS) {
                    rows.get(point.y()).setCharAt(point.x(), "XO".charAt(turns % 2));
                }
                turns++;
            }
        }
        String next = "nothing";
        List<Point> removed = List.of();
        if (passes < 2) {
            next = turns % 2 == 0 ? "black-turn" : "white-turn";
        } else if (procedure.equals("agreement") && lists.size() < 2) {
            next = lists.isEmpty() ? "lists" : lists.containsKey("black") ? "white-list" : "black-list";
        } else if (!lists.isEmpty() && lists.get("black").equals(lists.get("white"))) {
            removed = lists.get("black");
        }
        for (Point point : removed) {
            rows.get(point.y()).setCharAt(point.x(), '.');
        }
        List<String> grid = rows.stream().map(StringBuilder::toString).collect(Collectors.toList());
        return new Disputed(refused, next, grid, removed);
