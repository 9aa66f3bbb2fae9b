import type { ProductType } from '#core/catalogue/product.ts';
import { type ServiceKind, type ServiceRules, serviceRules } from '#core/shared/service-kind.ts';

type ServiceType = {
  readonly kind: ServiceKind;
  readonly name: string;
};

/** Service type of each product line. [ENT-13] */
export const serviceTypes: Readonly<Record<ProductType, ServiceType>> = {
  'cloud-server': { kind: 'machine', name: 'Cloud Server' },
  'dedicated-server': { kind: 'rack', name: 'Máy chủ riêng' },
  'cloud-lab': { kind: 'lab', name: 'Cloud Lab' },
  'web-hosting': { kind: 'site', name: 'Web Hosting' },
  'mail-server': { kind: 'mail', name: 'Mail Server' },
  'dedicated-mail-server': { kind: 'mail', name: 'Mail Server riêng' },
  'bare-metal': { kind: 'rack', name: 'Bare Metal' },
  'big-memory': { kind: 'rack', name: 'Máy chủ RAM lớn' },
  'gpu-desktop': { kind: 'machine', name: 'GPU Cloud Desktop' },
  'cloud-backup': { kind: 'backup', name: 'Cloud Backup' },
  'object-storage': { kind: 'storage', name: 'Object Storage S3' },
  domain: { kind: 'domain', name: 'Tên miền' },
  'office-365': { kind: 'licence', name: 'Office 365' },
  'm365-backup': { kind: 'backup', name: 'Sao lưu Microsoft 365' },
};

const byHandle: ReadonlyMap<string, ServiceType> = new Map(Object.entries(serviceTypes));

/** An unknown product line is a server with its own name. */
export const serviceTypeOf = (handle: string): ServiceType => byHandle.get(handle) ?? { kind: 'machine', name: handle };

/** One service per unit, but only one for a user package or a domain. */
export const servicesOfLine = (handle: string, count: number): number =>
  isSingle(serviceRules[serviceTypeOf(handle).kind]) ? 1 : count;

const isSingle = ({ countsUsers, isDomain }: ServiceRules): boolean => countsUsers || isDomain;
