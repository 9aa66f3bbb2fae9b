import type { ProductType } from '#core/shared/goods/product-types.ts';
import { type ServiceKind, type ServiceRules, serviceRules } from '#core/shared/goods/service-kind.ts';

/** Kind of service of each product line that has rules of its own. [ENT-13] */
export const kindsOfLines: Readonly<Record<ProductType, ServiceKind>> = {
  'cloud-server': 'machine',
  'dedicated-server': 'rack',
  'cloud-lab': 'lab',
  'web-hosting': 'site',
  'mail-server': 'mail',
  'dedicated-mail-server': 'mail',
  'bare-metal': 'rack',
  'big-memory': 'rack',
  'gpu-desktop': 'machine',
  'cloud-backup': 'backup',
  'object-storage': 'storage',
  domain: 'domain',
  'office-365': 'licence',
  'm365-backup': 'backup',
};

const byHandle: ReadonlyMap<string, ServiceKind> = new Map(Object.entries(kindsOfLines));

/** Of a product line; what a line of the firm's own sells is set up by hand. */
export const serviceKindOf = (handle: string): ServiceKind => byHandle.get(handle) ?? 'other';

/** One service per unit, but only one for a user package or a domain. */
export const servicesOfLine = (handle: string, count: number): number =>
  isSingle(serviceRules[serviceKindOf(handle)]) ? 1 : count;

const isSingle = ({ countsUsers, isDomain }: ServiceRules): boolean => countsUsers || isDomain;
