// What a cell can be, as bits: a set of these is kept for each cell.
export const IS_WATER = 1;
export const IS_SINGLE = 2;
export const IS_TOP = 4;
export const IS_BOTTOM = 8;
export const IS_UPRIGHT_MIDDLE = 16;
export const IS_LEFT = 32;
export const IS_RIGHT = 64;
export const IS_FLAT_MIDDLE = 128;
export const IS_SHIP = 254;
