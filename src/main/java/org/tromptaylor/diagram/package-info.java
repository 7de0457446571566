/** Diagrams of grids. */
package org.tromptaylor.diagram;
