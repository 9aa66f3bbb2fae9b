import * as z from 'zod/mini';
import { type AllReadersOf, converted, convertedOrGarbled, filled, instant } from '#adapters/replies/schema.ts';
import type { LogInFragment, SentFragment } from '#contracts/generated/authorization.ts';
import type { FirstFactorResult, LogIn, SentCode } from '#core/account/account.ts';
import { token } from '#core/shared/ids.ts';

const wireLogIn = z.object({
  accessToken: z.nullable(filled),
  tokenShare: z.nullish(filled),
  userLoginId: filled,
  username: z.string(),
  status: z.enum(['VERIFIED', 'UN_VERIFIED']),
  existing: z.nullish(z.boolean()),
  deviceMark: z.nullish(filled),
} satisfies AllReadersOf<LogInFragment>);

const logInOf = (reply: z.output<typeof wireLogIn>): LogIn | null => {
  const { accessToken, tokenShare, userLoginId: userId, username, status, existing, deviceMark } = reply;
  if (accessToken === null) return null;
  const portalToken = tokenShare ? token(tokenShare) : null;
  return {
    token: token(accessToken),
    portalToken,
    userId,
    username,
    status,
    hasExistingCustomer: existing === true,
    deviceMark: deviceMark ?? null,
  };
};

/** Reply: a login; garbled without a token. */
export const logInReply = convertedOrGarbled(wireLogIn, logInOf);

/** Reply to a first factor: the token is absent only when a second factor is required. */
export const firstFactorReply = convertedOrGarbled(
  z.extend(wireLogIn, { secondFactorTicket: z.nullish(filled) }),
  ({ secondFactorTicket, ...reply }): FirstFactorResult | null => {
    if (secondFactorTicket) return { kind: 'second-factor', ticket: token(secondFactorTicket) };
    const login = logInOf(reply);
    return login && { kind: 'done', ...login };
  },
);

export const sentReply = converted(
  z.object({
    id: z.string(),
    timeExpired: instant,
    sentTo: z.string(),
    outbox: z.nullish(z.string()),
  } satisfies AllReadersOf<SentFragment>),
  ({ id, timeExpired, sentTo, outbox }): SentCode => ({
    userId: id,
    sentTo,
    expiresAt: timeExpired,
    outbox: outbox ?? null,
  }),
);

/** The device interprets the options. */
export const challengeReply = z.object({ id: filled, options: z.json() });
