/** Columns of a list in header or footer: up to 10 items one, 11 to 20 two, more than 20 three. [HDR-07] */
export const columnsFor = (items: number): 1 | 2 | 3 => (items <= 10 ? 1 : items <= 20 ? 2 : 3);
