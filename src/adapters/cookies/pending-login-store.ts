import * as z from 'zod/mini';
import { type PendingLoginStep, type Provider, providers } from '#core/account/account.ts';
import { logInReturnPath } from '#core/account/log-in/login-paths.ts';
import type { PendingLogin, PendingLoginStore } from '#core/account/log-in/pending-login-store.port.ts';
import { type CookieName, findCookie } from '#core/session/cookies.ts';
import { token } from '#core/shared/ids.ts';
import type { ShopSite } from '#core/shared/return-path.ts';
import { type CookieJar, readToken } from './cookie-jar.ts';

const steps = [
  'provider',
  'confirm',
  'complete',
  'verify',
  'second-factor',
  'link',
  'reset-code',
  'reset-password',
] as const satisfies readonly PendingLoginStep[];

/** Zalo's token and login have their own cookies. [COOK-01] */
const pendingLoginCookies = [
  'authInfo',
  'urlData',
  'providerId',
  'extAuthId',
  'token',
  'userLoginId',
  'token_zalo',
  'userLoginId_zalo',
] as const satisfies readonly CookieName[];

/** Of the escaped value; browsers drop cookies above 4,096 bytes. [RFC 6265, 6.1] */
const MAX_VALUE = 3_500;

const text = (most: number) => z.string().check(z.maxLength(most));
const authInfo = z.object({
  step: z.enum(steps),
  state: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  code: z.nullable(z.object({ sentTo: text(200), expiresAt: z.number(), outbox: z.nullable(text(1_000)) })),
  remembered: z.boolean(),
  portalToken: z.nullable(text(1_000).check(z.regex(/^[\x21-\x7e]+$/))),
});
const urlData = z.object({ domain: text(MAX_VALUE), params: text(MAX_VALUE) });

/** HttpOnly session cookies. Validates the return path again, because cookies are external input. */
export const cookiePendingLoginStore = (jar: CookieJar, site: ShopSite): PendingLoginStore => ({
  read: () => readPendingLogin(jar, site),
  save: (trail) => {
    const kept = valuesOf(trail);
    for (const name of pendingLoginCookies) {
      const value = kept[name] ?? null;
      if (value === null) jar.drop(name);
      else jar.set(name, value, findCookie(name));
    }
  },
  clear: () => {
    for (const name of pendingLoginCookies) jar.drop(name);
  },
});

const namesFor = (provider: Provider | null) =>
  provider === 'zalo'
    ? ({ token: 'token_zalo', userId: 'userLoginId_zalo' } as const)
    : ({ token: 'token', userId: 'userLoginId' } as const);

const valuesOf = (trail: PendingLogin): Readonly<Partial<Record<CookieName, string | null>>> => {
  const { step, state, code, remembered, portalToken, provider, externalId, token, userId, returnPath } = trail;
  const names = namesFor(provider);
  return {
    authInfo: JSON.stringify({ step, state, code, remembered, portalToken }),
    urlData: serialiseReturnUrl(returnPath) ?? serialiseReturnUrl('/'),
    providerId: provider,
    extAuthId: externalId,
    [names.token]: token,
    [names.userId]: userId,
  };
};

/** `domain` is empty for a shop page; null when the URL is too long for a cookie. */
const serialiseReturnUrl = (address: string): string | null => {
  const domain = /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? '';
  const text = JSON.stringify({ domain, params: address.slice(domain.length) });
  return encodeURIComponent(text).length <= MAX_VALUE ? text : null;
};

const readPendingLogin = (jar: CookieJar, site: ShopSite): PendingLogin | null => {
  const about = parseJson(jar, 'authInfo', authInfo);
  const back = parseJson(jar, 'urlData', urlData);
  const providerId = jar.get('providerId');
  const provider = providers.find((each) => each === providerId) ?? null;
  if (about === null || back === null || (providerId !== null && provider === null)) return null;
  const names = namesFor(provider);
  return {
    ...about,
    portalToken: about.portalToken === null ? null : token(about.portalToken),
    provider,
    userId: jar.get(names.userId),
    externalId: jar.get('extAuthId'),
    token: readToken(jar, names.token),
    returnPath: logInReturnPath(back.domain + back.params, site),
  };
};

const parseJson = <Value>(jar: CookieJar, name: CookieName, schema: z.ZodMiniType<Value>): Value | null => {
  try {
    const read = z.safeParse(schema, JSON.parse(jar.get(name) ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
