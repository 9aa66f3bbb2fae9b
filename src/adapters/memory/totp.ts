import { keepWays } from './accounts.ts';
import type { TotpRecord, WaysRecord } from './accounts-state.ts';
import { digestOf } from './signatures.ts';
import type { World } from './world.ts';

const STEP_MS = 30_000;

/** What the fakes' authenticator app shows at a moment; no real app computes it like this. */
export const totpCodeAt = (secret: string, now: number): string =>
  String(Number.parseInt(digestOf(`${secret} ${Math.floor(now / STEP_MS)}`).slice(0, 8), 16) % 1_000_000).padStart(
    6,
    '0',
  );

/** Uses a code of the app, each step once, or a recovery code, each once. Answers what is left of the ways, or null. */
export const usedCode = (
  world: World,
  userId: string,
  totp: TotpRecord,
  code: string,
): Pick<WaysRecord, 'totp'> | null => {
  const step = Math.floor(world.state.now / STEP_MS);
  if (code === totpCodeAt(totp.secret, world.state.now) && totp.usedStep < step)
    return kept(world, userId, { ...totp, usedStep: step });
  if (!totp.on || !totp.recoveryCodes.includes(code)) return null;
  return kept(world, userId, { ...totp, recoveryCodes: totp.recoveryCodes.filter((each) => each !== code) });
};

const kept = (world: World, userId: string, totp: TotpRecord): Pick<WaysRecord, 'totp'> => {
  keepWays(world, userId, { totp });
  return { totp };
};
