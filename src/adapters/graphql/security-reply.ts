import * as z from 'zod/mini';
import type { SecurityOverviewQuery } from '#contracts/generated/authorization.ts';
import { providers, type SecurityOverview, type Totp } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

const filled = z.string().check(z.minLength(1));
const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

type Overview = SecurityOverviewQuery['securityOverview'];

const totp = z.object({
  state: z.enum(['off', 'pending', 'on']),
  secret: z.nullish(filled),
  uri: z.nullish(z.string().check(z.startsWith('otpauth://'))),
  recoveryCodes: z.nullish(z.array(filled)),
  recoveryCodesLeft: z.nullish(z.number()),
} satisfies Record<keyof Overview['totp'], unknown>);

export const overviewReply = z.object({
  hasPassword: z.boolean(),
  sessions: z.array(
    z.object({ id: filled, current: z.boolean(), device: z.string(), createdAt: instant, lastSeenAt: instant }),
  ),
  passkeys: z.array(z.object({ id: filled, name: z.string(), createdAt: instant, lastUsedAt: z.nullish(instant) })),
  totp,
  linked: z.array(z.object({ id: filled, provider: z.enum(providers), name: z.string() })),
} satisfies Record<keyof Overview, unknown>);

const totpOf = ({ state, secret, uri, ...codes }: z.infer<typeof totp>): Totp | null => {
  if (state === 'off') return { state };
  if (state === 'on') return { state, recoveryCodesLeft: codes.recoveryCodesLeft ?? 0 };
  return secret && uri ? { state, secret, uri, recoveryCodes: codes.recoveryCodes ?? [] } : null;
};

/** `garbled` when a pending authenticator app has no secret. */
export const overviewOf = (reply: z.infer<typeof overviewReply>): Result<SecurityOverview, PortFailure> => {
  const app = totpOf(reply.totp);
  if (app === null) return fail({ kind: 'garbled' });
  return ok({
    hasPassword: reply.hasPassword,
    totp: app,
    linkedAccounts: reply.linked,
    sessions: reply.sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...{ ...session, createdAt: Date.parse(createdAt), lastSeenAt: Date.parse(lastSeenAt) },
    })),
    passkeys: reply.passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...{ ...passkey, createdAt: Date.parse(createdAt), lastUsedAt: lastUsedAt ? Date.parse(lastUsedAt) : null },
    })),
  });
};
