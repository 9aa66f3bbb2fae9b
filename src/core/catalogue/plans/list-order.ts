/** Columns of the plan table that a link sorts by. */
export const sortColumns = ['cpu', 'ram', 'disk'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** `line`: product lines in the order of the menu, each from small to large. `popular` is the order of the service. */
export const listOrders = [
  'line',
  'size',
  'popular',
  'price-asc',
  'price-desc',
  'name',
  'cpu-asc',
  'cpu-desc',
  'ram-asc',
  'ram-desc',
  'disk-asc',
  'disk-desc',
] as const;
export type ListOrder = (typeof listOrders)[number];
