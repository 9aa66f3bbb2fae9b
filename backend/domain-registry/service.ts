import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { soldExtensions } from '#contracts/seed/domain-names.ts';
import { hasExtension } from '#core/shared/domain-name.ts';
import { registryNames } from './schema.ts';

/** Only `available` confirms availability. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

/** An answer, a rejection (429), or no answer. */
export type RegistryAnswer =
  | { readonly kind: 'answer'; readonly status: DomainStatus }
  | { readonly kind: 'busy' }
  | { readonly kind: 'silent' };

const toAnswer = (status: DomainStatus): RegistryAnswer => ({ kind: 'answer', status });

/** 1–63 of a–z, 0–9 and hyphen; no hyphen at either end, and none at positions 3 and 4 together except in punycode. */
const isLabel = (label: string): boolean =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) && (label.slice(2, 4) !== '--' || label.startsWith('xn--'));

const answersByState: Readonly<Record<string, RegistryAnswer>> = {
  REGISTERED: toAnswer('registered'),
  RESERVED: toAnswer('reserved'),
  BUSY: { kind: 'busy' },
  SILENT: { kind: 'silent' },
};

/** Uses the embedded registry; ignores letter case. */
export const queryRegistry = async (db: Database, typed: string): Promise<RegistryAnswer> => {
  const name = typed.trim().toLowerCase();
  if (!name.includes('.') || !name.split('.').every(isLabel) || name.length > 253) return toAnswer('invalid');
  const extension = soldExtensions.find((each) => name.endsWith(each));
  if (extension === undefined) return toAnswer('unknown');
  if (!hasExtension(name, extension) || soldExtensions.includes(`.${name}`)) return toAnswer('invalid');
  const [row] = await db.select().from(registryNames).where(eq(registryNames.name, name));
  return row ? (answersByState[row.status] ?? toAnswer('unknown')) : toAnswer('available');
};

/** For other services of this backend: without an answer the status is unknown. */
export const checkDomain =
  (db: Database) =>
  async (name: string): Promise<DomainStatus> => {
    const asked = await queryRegistry(db, name);
    return asked.kind === 'answer' ? asked.status : 'unknown';
  };
