import type { ProductType } from '#core/catalogue/product.ts';

/** How a service is reached: what its address, its users and its facts are made of. */
export type ServiceKind = 'machine' | 'rack' | 'site' | 'mail' | 'storage' | 'backup' | 'licence' | 'lab' | 'domain';

type ServiceType = {
  readonly kind: ServiceKind;
  /** As the customer reads it. */
  readonly name: string;
};

/** What each product line becomes when it is paid. [ENT-13] */
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

/** The type behind a handle; a line that the shop does not know is set up like a machine under its own name. */
export const serviceTypeOf = (handle: string): ServiceType => byHandle.get(handle) ?? { kind: 'machine', name: handle };

/** One service per machine; a pack of users and a domain are one. */
export const servicesOfLine = (handle: string, count: number): number =>
  ['licence', 'domain'].includes(serviceTypeOf(handle).kind) ? 1 : count;
