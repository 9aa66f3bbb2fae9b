/** What a search of the whole desk found. `id`: `orders/{id of the order}`, and so on. */
export type FoundRecord = {
  readonly id: string;
  readonly kind: 'orders' | 'customers' | 'services' | 'invoices' | 'products';
  readonly name: string;
  readonly about: string;
  /** Its page of the desk. */
  readonly path: string;
};
