import * as z from 'zod/mini';
import type { LogInFragment, SentFragment } from '#contracts/generated/authorization.ts';
import {
  type FirstFactorResult,
  type LogIn,
  type LoginProvider,
  providers,
  type SentCode,
} from '#core/account/account.ts';
import { token } from '#core/shared/ids.ts';
import { type AllReadersOf, converted, convertedOrGarbled, discarded, filled, instant } from './schema.ts';

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

/** Reply: a new account, which its code has still to verify. */
export const registeredReply = converted(
  z.object({ id: filled, username: z.string(), status: z.string(), accessToken: filled }),
  ({ id: userId, username, accessToken }): LogIn => ({
    token: token(accessToken),
    portalToken: null,
    userId,
    username,
    status: 'UN_VERIFIED',
    hasExistingCustomer: false,
  }),
);
export const resetRequestedReply = converted(z.object({ key: filled, sent: sentReply }), ({ key, sent }) => ({
  key: token(key),
  sent,
}));
export const resetCheckedReply = converted(
  z.object({ userLoginId: z.string(), isVerified: z.boolean(), accessToken: filled }),
  ({ userLoginId: username, accessToken }) => ({ token: token(accessToken), username }),
);
export const completedReply = converted(z.object({ userLoginId: filled }), ({ userLoginId: userId }) => ({ userId }));
/** Providers that the shop does not support are left out. */
export const providersReply = converted(
  z.array(z.object({ id: z.string(), name: filled, origins: z.array(z.string()) })),
  (listed): readonly LoginProvider[] =>
    providers.flatMap((id) => listed.filter((each) => each.id === id).map((each) => ({ ...each, id }))),
);
export const providerPageReply = z.string().check(z.regex(/^https?:\/\/\S+$/));

/** Reply: a new anonymous token. */
export const anonymousReply = converted(
  z.object({ accessToken: z.string().check(z.minLength(16)) }),
  ({ accessToken }) => token(accessToken),
);

/** Reply: an operation of an account without a result. */
export const operationDone = discarded(z.boolean());
