/**
 * What the organisation lets an account do, by its own names. Customers have none, and no page of the shop asks for one:
 * members of the staff have accounts of their own (decision 0037). A portal of the organisation may. [ENT-01]
 */
export type Rights = {
  /** Whether the account may use the second version of the portal. */
  readonly isReady: boolean;
  readonly permissions: readonly string[];
  readonly positions: readonly string[];
  readonly roles: readonly string[];
};

/** Of a customer. */
export const customerRights: Rights = { isReady: true, permissions: [], positions: [], roles: [] };
