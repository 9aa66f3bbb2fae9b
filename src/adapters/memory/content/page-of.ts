/** 1-based; empty beyond the last page. */
export const pageOf = <Item>(all: readonly Item[], page: number, perPage: number) => ({
  items: all.slice((page - 1) * perPage, page * perPage),
  total: all.length,
  pages: Math.ceil(all.length / perPage),
});
