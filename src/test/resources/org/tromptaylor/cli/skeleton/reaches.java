        char own = grid.get(point.y()).charAt(point.x());
        char wanted = ".XO".charAt(colour.ordinal());
        if (own == wanted) {
            return false;
        }
        List<Point> seen = new ArrayList<>(List.of(point));
        for (int i = 0; i < seen.size(); i++) {
            Point at = seen.get(i);
            for (int side = 0; side < 4; side++) {
                int x = at.x() + new int[] {1, -1, 0, 0}[side];
                int y = at.y() + new int[] {0, 0, 1, -1}[side];
                if (x < 0 || x >= width || y < 0 || y >= height) {
                    continue;
                }
                if (grid.get(y).charAt(x) == wanted) {
                    return true;
                }
                if (grid.get(y).charAt(x) == own && !seen.contains(new Point(x, y))) {
                    seen.add(new Point(x, y));
                }
            }
        }
        return false;
