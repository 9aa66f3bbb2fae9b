import * as z from 'zod/mini';
import type { PersonalDataQuery, SecurityOverviewQuery } from '#contracts/generated/authorization.ts';
import { providers, type SecurityOverview, type Totp } from '#core/account/account.ts';
import { type AllReadersOf, converted, convertedOrGarbled, filled, instant } from './schema.ts';

type Overview = SecurityOverviewQuery['securityOverview'];

/** Garbled when a pending authenticator app has no secret. */
const totp = convertedOrGarbled(
  z.object({
    state: z.enum(['off', 'pending', 'on']),
    secret: z.nullish(filled),
    uri: z.nullish(z.string().check(z.startsWith('otpauth://'))),
    recoveryCodes: z.nullish(z.array(filled)),
    recoveryCodesLeft: z.nullish(z.number()),
  } satisfies AllReadersOf<Overview['totp']>),
  ({ state, secret, uri, recoveryCodes, recoveryCodesLeft }): Totp | null => {
    if (state === 'off') return { state };
    if (state === 'on') return { state, recoveryCodesLeft: recoveryCodesLeft ?? 0 };
    return secret && uri ? { state, secret, uri, recoveryCodes: recoveryCodes ?? [] } : null;
  },
);

const overview = z.object({
  hasPassword: z.boolean(),
  sessions: z.array(
    z.object({ id: filled, current: z.boolean(), device: z.string(), createdAt: instant, lastSeenAt: instant }),
  ),
  passkeys: z.array(
    z.object({ id: filled, name: z.string(), createdAt: instant, lastUsedAt: z._default(z.nullable(instant), null) }),
  ),
  totp,
  linked: z.array(z.object({ id: filled, provider: z.enum(providers), name: z.string() })),
} satisfies AllReadersOf<Overview>);

export const overviewReply = converted(
  overview,
  ({ linked: linkedAccounts, ...rest }): SecurityOverview => ({ ...rest, linkedAccounts }),
);

export const personalDataReply = z.array(
  z.object({
    name: filled,
    title: filled,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.nullable(z.string()))),
  } satisfies AllReadersOf<PersonalDataQuery['personalData'][number]>),
);
