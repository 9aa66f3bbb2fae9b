/** What depends on a plan; `id` is its code. */
export type ProductUseRecord = {
  readonly id: string;
  readonly title: string;
  /** Services that run on it, and those that move to it with their next term. */
  readonly services: number;
  /** Carts, and unpaid orders, that have it. */
  readonly carts: number;
  readonly orders: number;
  /** Running or coming codes that name it, of gifts and vouchers. */
  readonly codes: readonly string[];
  /** Codes of plans that are shown with it. */
  readonly companions: readonly string[];
};
