// The board of Commands & Colors: nine rows, I on top, of thirteen and twelve hexes in turn.
import { HexGrid, type Row } from '../../board/hex/geometry';

const rows: Row[] = [...'IHGFEDCBA'].map((letter, i) => ({
    letter,
    count: i % 2 === 0 ? 13 : 12,
    shift: i % 2 === 0 ? 0 : 1,
}));

export const grid_from_bottom = new HexGrid(rows);
export const grid_from_top = new HexGrid(rows, 'from-top');
