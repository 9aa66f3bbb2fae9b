import { projectPath } from './may-import.ts';

/**
 * The services of the backend, lowest first, and the other services that each may import. Every service may import
 * `platform`, which imports none. The files directly in `backend/` compose the services and may import all of them. No
 * service may import the sandbox. A row may allow only services above it, so that the order is a real one.
 */
export const backendServices: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  printing: [],
  'virus-scanner': [],
  outbox: [],
  mails: ['outbox'],
  places: [],
  provisioning: [],
  catalogue: ['provisioning'],
  'domain-registry': [],
  authorisation: ['mails', 'outbox'],
  consents: ['authorisation'],
  staff: ['authorisation'],
  content: ['authorisation'],
  favourites: ['authorisation', 'catalogue'],
  'order-store': [],
  balances: ['authorisation', 'order-store'],
  'line-pricing': ['catalogue', 'order-store'],
  reviews: ['authorisation', 'catalogue', 'order-store'],
  'stock-alerts': ['authorisation', 'catalogue', 'mails'],
  crm: ['authorisation', 'mails', 'order-store', 'outbox'],
  customers: ['authorisation', 'order-store', 'places'],
  campaigns: ['authorisation', 'catalogue', 'order-store'],
  quotations: ['authorisation', 'line-pricing', 'mails', 'printing'],
  orders: [
    'authorisation',
    'campaigns',
    'catalogue',
    'customers',
    'domain-registry',
    'line-pricing',
    'mails',
    'order-store',
    'outbox',
    'quotations',
  ],
  payments: ['balances', 'campaigns', 'domain-registry', 'order-store', 'orders', 'printing'],
  metrics: ['order-store', 'outbox', 'payments'],
  'electronic-invoices': ['payments', 'provisioning'],
  'cloud-services': [
    'authorisation',
    'balances',
    'catalogue',
    'line-pricing',
    'mails',
    'order-store',
    'orders',
    'payments',
    'provisioning',
  ],
  support: ['authorisation', 'cloud-services', 'mails', 'order-store', 'outbox', 'virus-scanner'],
  'registrant-documents': ['cloud-services', 'mails', 'order-store', 'orders', 'virus-scanner'],
  'order-desk': [
    'authorisation',
    'campaigns',
    'catalogue',
    'cloud-services',
    'crm',
    'customers',
    'electronic-invoices',
    'line-pricing',
    'mails',
    'order-store',
    'orders',
    'outbox',
    'payments',
  ],
  refunds: ['cloud-services', 'mails', 'order-store', 'orders', 'payments'],
  'domain-control': ['authorisation', 'cloud-services'],
  'dns-zones': ['authorisation', 'cloud-services', 'order-store'],
  status: ['dns-zones', 'outbox', 'payments'],
  'domain-transfers': ['cloud-services', 'domain-registry', 'order-store', 'orders'],
  'sandbox/bank': ['payments'],
  'sandbox/chat': ['outbox'],
  'sandbox/clock': [],
  'sandbox/company-directory': [],
  'sandbox/identity-provider': ['authorisation'],
  'sandbox/outbox': ['outbox'],
  'sandbox/panel': ['cloud-services'],
};

/** The service of a file; null for the files that compose the backend, undefined for files outside it. */
const serviceOf = (path: string): string | null | undefined => {
  const [, sandbox, folder] = /^backend\/(sandbox\/)?([^/]+)\//.exec(path) ?? [];
  if (folder !== undefined) return `${sandbox ?? ''}${folder}`;
  return path.startsWith('backend/') ? null : undefined;
};

/** Reason why a file of a service must not import this source; null when it may. */
export const serviceRefusal = (path: string, source: string): string | null => {
  const own = serviceOf(path);
  const target = projectPath(path, source);
  const other = target === null ? undefined : serviceOf(target);
  if (own === undefined || own === null || other === undefined || other === own) return null;
  const allowed = backendServices[own];
  if (allowed === undefined) return `${own} is no service of the table`;
  const may = other !== null && (other === 'platform' || allowed.includes(other)) && own !== 'platform';
  return may ? null : `${path} may not import ${target}`;
};
