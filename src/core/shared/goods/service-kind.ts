/**
 * Kinds of services; each determines address, user names and facts, and how a service ends. `other` is what a product
 * line of a firm's own sells: people set it up and say how it is used.
 */
export const serviceKinds = [
  'machine',
  'rack',
  'site',
  'mail',
  'storage',
  'backup',
  'licence',
  'lab',
  'domain',
  'other',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export type ServiceRules = {
  /** A name at a registry, whose rules say how it ends; no plan is larger or smaller. */
  readonly isDomain: boolean;
  /** The customer has a computer with a disk of their own. */
  readonly isServer: boolean;
  /** Staff assign a machine in a rack. */
  readonly isAssigned: boolean;
  /** One service for the whole line, whose quantity counts its users. */
  readonly countsUsers: boolean;
  readonly hasLocation: boolean;
};

const hosted: ServiceRules = {
  isDomain: false,
  isServer: false,
  isAssigned: false,
  countsUsers: false,
  hasLocation: true,
};

export const serviceRules: Readonly<Record<ServiceKind, ServiceRules>> = {
  machine: { ...hosted, isServer: true },
  rack: { ...hosted, isServer: true, isAssigned: true },
  site: hosted,
  mail: hosted,
  storage: hosted,
  backup: hosted,
  licence: { ...hosted, countsUsers: true, hasLocation: false },
  lab: hosted,
  domain: { ...hosted, isDomain: true, hasLocation: false },
  other: { ...hosted, hasLocation: false },
};
