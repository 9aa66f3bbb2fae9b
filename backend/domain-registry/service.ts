import { eq } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import type { Whois } from '#core/domains/whois.ts';
import { hasExtension } from '#core/shared/domains/domain-name.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { registryNames } from './schema.ts';

/** An answer, a rejection (429), or no answer. */
export type RegistryAnswer =
  | { readonly kind: 'answer'; readonly status: DomainStatus; readonly whois?: Whois }
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

type RegistryDeps = Pick<BackendDeps, 'db' | 'registry'>;

/**
 * A name that was sold here is registered, whatever the registry already knows. All others are asked of the registry;
 * the sandbox registry has those it does not know for free. Ignores letter case. [DOM-04]
 */
export const queryRegistry = async ({ db, registry }: RegistryDeps, typed: string): Promise<RegistryAnswer> => {
  const name = typed.trim().toLowerCase();
  if (!name.includes('.') || !name.split('.').every(isLabel) || name.length > 253) return toAnswer('invalid');
  const extension = soldExtensions.find((each) => name.endsWith(each));
  if (extension === undefined) return toAnswer('unknown');
  if (!hasExtension(name, extension) || soldExtensions.includes(`.${name}`)) return toAnswer('invalid');
  const [row] = await db.select().from(registryNames).where(eq(registryNames.name, name));
  if (row) return lookUp(answersByState, row.status) ?? toAnswer('unknown');
  if (registry === null) return toAnswer('available');
  const asked = await registry.check(name);
  return asked.ok ? { kind: 'answer', ...asked.value } : toAnswer('unknown');
};

/** For other services of this backend: without an answer the status is unknown. */
export const checkDomain =
  (deps: RegistryDeps) =>
  async (name: string): Promise<DomainStatus> => {
    const asked = await queryRegistry(deps, name);
    return asked.kind === 'answer' ? asked.status : 'unknown';
  };

/** When a registered name expires by its registry, ms since 1970 UTC; NaN when it does not say. */
export const findExpiry = async ({ registry }: Pick<RegistryDeps, 'registry'>, name: string): Promise<number> => {
  if (registry === null) return Date.parse(whoisFactsOf(name).expiresAt);
  const asked = await registry.check(name);
  return (asked.ok ? asked.value.whois?.expiresAt : null) ?? Number.NaN;
};
