/** One column up to 10 items, two up to 20, otherwise three. [HDR-07] */
export const columnsFor = (items: number): 1 | 2 | 3 => (items <= 10 ? 1 : items <= 20 ? 2 : 3);
