import { createHmac } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { deriveSecretKey, seal, unseal } from '#backend/authorisation/keyed.ts';
import { TOTP_STEP_MS } from '#core/account-rules/account-limits.ts';
import { normaliseCode } from '#core/shared/text/validation.ts';
import { type StaffAccountRow, staffAccounts } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';

const SECRET_BYTES = 20;

/** The defaults of authenticator apps: SHA-1, six digits, thirty seconds. [RFC 6238] */
const createTotp = (secret: Secret, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** The secret that belongs to a set-up link: the page shows the same one until the link is used. */
const secretOfLink = ({ secrets }: Pick<StaffDeps, 'secrets'>, key: string): Secret => {
  const bytes = createHmac('sha256', deriveSecretKey(secrets, 'staff-totp')).update(key).digest();
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer });
};

/** What the app of a new member scans or types. */
export const totpOfLink = (deps: Pick<StaffDeps, 'secrets' | 'environment'>, key: string, label: string) => {
  const secret = secretOfLink(deps, key);
  return {
    secret: secret.base32,
    uri: createTotp(secret, label, `${deps.environment.identity.name}, nhân viên`).toString(),
  };
};

/** The current time step if the code belongs to it; a code lives thirty seconds. [ASVS 6.5.5] */
const stepOf = (now: number, secret: Secret, code: string): number | null =>
  createTotp(secret).validate({ token: normaliseCode(code), timestamp: now, window: 0 }) === null
    ? null
    : Math.floor(now / TOTP_STEP_MS);

/** What to store once the member's first code is right; null when it is wrong. */
export const confirmTotpOfLink = ({ secrets, clock }: StaffDeps, key: string, code: string) => {
  const secret = secretOfLink({ secrets }, key);
  const step = stepOf(clock.now(), secret, code);
  return step === null ? null : { totpSealed: seal(secrets, 'staff-totp', secret.base32), totpLastStep: step };
};

/** False when the code is wrong or was used: a conditional update makes each code valid once. */
export const consumeTotp = async (
  { db, clock, secrets }: StaffDeps,
  { id, totpSealed }: StaffAccountRow,
  code: string,
): Promise<boolean> => {
  if (totpSealed === null) return false;
  const step = stepOf(clock.now(), Secret.fromBase32(unseal(secrets, 'staff-totp', totpSealed)), code);
  if (step === null) return false;
  const first = and(eq(staffAccounts.id, id), lt(staffAccounts.totpLastStep, step));
  return (await db.update(staffAccounts).set({ totpLastStep: step }).where(first).returning()).length > 0;
};
