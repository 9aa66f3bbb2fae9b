import type { World } from '#adapters/memory/world.ts';
import { TOTP_STEP_MS } from '#core/account-rules/account-limits.ts';
import { updateLoginMethods } from './accounts.ts';
import type { LoginMethodsRecord, TotpRecord } from './accounts-state.ts';
import { digestOf } from './signatures.ts';

/** Code of the fake authenticator app at a time; not the real TOTP algorithm. */
export const totpCodeAt = (secret: string, now: number): string =>
  String(Number.parseInt(digestOf(`${secret} ${Math.floor(now / TOTP_STEP_MS)}`).slice(0, 8), 16) % 1_000_000).padStart(
    6,
    '0',
  );

/** Takes an app code (once per time step) or recovery code; null when it is invalid. */
export const consumeCode = (
  world: World,
  userId: string,
  totp: TotpRecord,
  code: string,
): Pick<LoginMethodsRecord, 'totp'> | null => {
  const step = Math.floor(world.state.now / TOTP_STEP_MS);
  if (code === totpCodeAt(totp.secret, world.state.now) && totp.usedStep < step)
    return kept(world, userId, { ...totp, usedStep: step });
  if (!totp.isEnabled || !totp.recoveryCodes.includes(code)) return null;
  return kept(world, userId, { ...totp, recoveryCodes: totp.recoveryCodes.filter((each) => each !== code) });
};

const kept = (world: World, userId: string, totp: TotpRecord): Pick<LoginMethodsRecord, 'totp'> => {
  updateLoginMethods(world, userId, { totp });
  return { totp };
};
