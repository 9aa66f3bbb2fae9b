import * as z from 'zod';

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
  /** Since when staff let them not log in, and why; null and '' while they do. */
  readonly blockedAt: number | null;
  readonly blockedReason: string;
  readonly orders: readonly (Linked & { readonly total: number })[];
  readonly services: readonly (Linked & { readonly address: string })[];
  readonly invoices: readonly (Linked & { readonly total: number; readonly orderId: string })[];
  /** `name`: method and the provider's number. */
  readonly payments: readonly (Linked & { readonly total: number; readonly orderId: string })[];
  /** What they agreed to; `state` is `agreed` or `ended`. */
  readonly consents: readonly Linked[];
  readonly notes: readonly { readonly id: string; readonly at: number; readonly text: string; readonly by: string }[];
};

/** Where somebody is logged in, and what the security log tells; times in ms since 1970 UTC. */
export type CustomerSecurity = {
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly at: number }[];
  readonly events: readonly { readonly id: string; readonly at: number; readonly text: string }[];
};

/** Forms send null for an empty field; rules of the core decide about each. */
const typed = z
  .string()
  .max(300)
  .nullish()
  .transform((text) => text ?? '');

/** What staff write of a customer, as the checkout asks who orders. */
export const customerFields = z.object({ name: typed, phone: typed, email: typed });

/** Told with the answer to a new customer: whether it leads to one who was there, by the e-mail address. */
export type KnownCustomer = { readonly isKnown: boolean };

export const blockFields = z.object({ reason: z.string().trim().min(1).max(300) });

/** Why a member looks at the shop as this customer, who reads it too. */
export const viewFields = z.object({ reason: z.string().trim().min(5).max(300) });

/** Told once with the answer: opens the shop as the customer sees it, once and within a minute. */
export type ShownView = { readonly link: string };
