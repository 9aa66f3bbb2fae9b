/** A row of the list of customers. Times in ms since 1970 UTC. */
export type CustomerRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: number;
};

type Linked = { readonly id: string; readonly name: string; readonly state: string; readonly at: number };

/** Amounts in đồng with VAT. */
export type CustomerRecord = CustomerRow & {
  /** Whether they can log in. */
  readonly hasAccount: boolean;
  readonly orders: readonly (Linked & { readonly total: number })[];
  readonly services: readonly (Linked & { readonly address: string })[];
  readonly invoices: readonly (Linked & { readonly total: number })[];
};
