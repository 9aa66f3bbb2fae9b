import * as z from 'zod/mini';
import type { LogInFragment, SentFragment } from '#contracts/generated/authorization.ts';
import type { LogIn, SentCode } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { token } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

const filled = z.string().check(z.minLength(1));
const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** The token is absent only when a second factor is required. */
export const logInReply = z.object({
  accessToken: z.nullable(filled),
  tokenShare: z.nullish(filled),
  userLoginId: filled,
  username: z.string(),
  status: z.enum(['VERIFIED', 'UN_VERIFIED']),
  existing: z.nullish(z.boolean()),
} satisfies Record<keyof LogInFragment, unknown>);

/** `garbled` when a token is missing. */
export const logInOf = (reply: z.infer<typeof logInReply>): Result<LogIn, PortFailure> => {
  const { accessToken, tokenShare, userLoginId: userId, username, status, existing } = reply;
  if (accessToken === null) return fail({ kind: 'garbled' });
  const portalToken = tokenShare ? token(tokenShare) : null;
  return ok({
    token: token(accessToken),
    portalToken,
    userId,
    username,
    status,
    hasExistingCustomer: existing === true,
  });
};

export const sentReply = z.object({
  id: z.string(),
  timeExpired: instant,
  sentTo: z.string(),
  outbox: z.nullish(z.string()),
} satisfies Record<keyof SentFragment, unknown>);

export const sentOf = ({ id, timeExpired, sentTo, outbox }: z.infer<typeof sentReply>): SentCode => ({
  ...{ userId: id, sentTo, expiresAt: Date.parse(timeExpired), outbox: outbox ?? null },
});

/** The device interprets the options. */
export const challengeReply = z.object({ id: filled, options: z.json() });
