/** Kind of a service; determines its address, user names and facts, and how it ends. */
export type ServiceKind = 'machine' | 'rack' | 'site' | 'mail' | 'storage' | 'backup' | 'licence' | 'lab' | 'domain';

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
};
