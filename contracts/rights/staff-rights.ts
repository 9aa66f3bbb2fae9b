/** What a member of the staff may be trusted with at once. No preset contains another one; a shop adds roles of its own. */
export const staffRoles = ['admin', 'sales', 'accounting', 'operations', 'documents', 'content'] as const;
export type StaffRole = (typeof staffRoles)[number];

const hub = ['sales', 'accounting', 'operations'] as const;

/**
 * Every right, with the roles that hold it from the start. `read` opens lists, records and files; `act` changes them; other
 * rights are single actions that a shop may want to give apart.
 */
export const staffRights = {
  'search:read': hub,
  'orders:read': hub,
  'orders:note': hub,
  'orders:act': ['sales'],
  'orders:resend': ['sales', 'accounting'],
  'orders:cash': ['accounting'],
  'consultations:read': ['sales'],
  'consultations:act': ['sales'],
  'support:read': ['sales', 'operations'],
  'support:act': ['sales', 'operations'],
  'customers:read': [...hub, 'admin'],
  'customers:act': ['sales'],
  'customers:note': [...hub, 'admin'],
  'customers:block': ['admin'],
  'customers:security': ['admin'],
  'customers:merge': ['admin'],
  'customers:view-as': ['admin'],
  'services:read': hub,
  'services:refund': ['accounting'],
  'services:mail': ['sales', 'operations'],
  'services:extend': ['sales', 'operations'],
  'machines:read': ['operations'],
  'machines:act': ['operations'],
  'set-ups:read': ['operations'],
  'set-ups:act': ['operations'],
  'zones:read': ['operations'],
  'zones:act': ['operations'],
  'incidents:read': ['operations'],
  'incidents:act': ['operations'],
  'papers:read': ['documents'],
  'papers:act': ['documents'],
  'registrar-tasks:read': ['operations', 'documents'],
  'registrar-tasks:act': ['operations', 'documents'],
  'domain-transfers:read': ['documents'],
  'domain-transfers:act': ['documents'],
  'transfers:read': ['accounting'],
  'transfers:act': ['accounting'],
  'transfers:waive': ['accounting'],
  'transfers:refund': ['accounting'],
  'refunds:read': ['accounting'],
  'refunds:act': ['accounting'],
  'balances:read': ['accounting'],
  'balances:act': ['accounting'],
  'approvals:read': ['accounting'],
  'approvals:act': ['accounting'],
  'invoices:read': ['accounting'],
  'invoices:act': ['accounting'],
  'bank-files:read': ['accounting'],
  'bank-files:act': ['accounting'],
  'sales:read': ['accounting'],
  'products:read': hub,
  'products:act': ['sales'],
  'vouchers:read': ['sales'],
  'vouchers:act': ['sales'],
  'gifts:read': ['sales'],
  'gifts:act': ['sales'],
  'options:read': ['sales', 'operations'],
  'options:act': ['sales'],
  'extensions:read': ['sales', 'accounting'],
  'extensions:act': ['sales'],
  'stocks:read': ['sales', 'operations'],
  'stocks:act': ['operations'],
  'catalogue-files:read': ['sales'],
  'catalogue-files:act': ['sales'],
  'content:read': ['content'],
  'content:act': ['content'],
  'reviews:read': ['content'],
  'reviews:act': ['content'],
  'mails:read': ['sales'],
  'mails:act': ['sales'],
  'chat:read': ['sales'],
  'accounts:read': ['admin'],
  'accounts:act': ['admin'],
  'log:read': ['admin'],
  'customer-log:read': ['admin'],
  'outbox:read': ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffRight = keyof typeof staffRights;

/** A member who loses it ends what they look at as a customer. */
export const VIEW_RIGHT: StaffRight = 'customers:view-as';

// The keys of this object are the rights.
export const allRights = Object.keys(staffRights) as readonly StaffRight[];

const holders: Readonly<Record<StaffRight, readonly StaffRole[]>> = staffRights;

export const isStaffRole = (id: string): id is StaffRole => staffRoles.some((role) => role === id);

/** The rights of a role that every shop has. */
export const rightsOfRole = (role: StaffRole): readonly StaffRight[] =>
  allRights.filter((right) => holders[right].includes(role));

export const isStaffRight = (id: string): id is StaffRight => Object.hasOwn(staffRights, id);

/** These rights in their order, each once, with the reading that what they change asks for. */
export const withReading = (rights: readonly StaffRight[]): readonly StaffRight[] => {
  const wanted = new Set<string>(rights.flatMap((right) => [right, right.replace(/:.*/, ':read')]));
  return allRights.filter((right) => wanted.has(right));
};

/** Those of the asked rights that are not held. */
export const missingOf = (asked: readonly StaffRight[], held: readonly StaffRight[]): readonly StaffRight[] =>
  asked.filter((right) => !held.includes(right));
