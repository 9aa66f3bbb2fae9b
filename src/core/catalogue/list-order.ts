/** Columns of the plan table that a link sorts by. */
export const sortColumns = ['cpu', 'ram', 'disk'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** `popular` is the order of the service. */
export const listOrders = [
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
