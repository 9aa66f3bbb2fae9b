import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { findCookie } from '#core/session/cookies.ts';
import type { Flash } from '#ui/app/context.ts';
import { notices } from '#ui/app/notices.vi.ts';

const NAME = 'flash';

export type FlashCookie = ReturnType<typeof flashCookie>;

/** Message for the next page: signed, short-lived, read once. Ignores unsigned or altered cookies. */
export const flashCookie = (secrets: SecretList) => {
  const sign = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(`flash:${text}`).digest();
  return {
    leave: (jar: CookieJar, { notice, notify }: Flash): void => {
      const text = `${notice}.${notify ?? ''}`;
      jar.set(NAME, `${text}.${sign(secrets[0], text).toString('base64url')}`, findCookie(NAME));
    },
    take: (jar: CookieJar): Flash | null => {
      const value = jar.get(NAME);
      if (value === null) return null;
      jar.drop(NAME);
      const [notice = '', notify = '', signature = ''] = value.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = secrets.map((secret) => sign(secret, `${notice}.${notify}`));
      const isOwn = expected.some((each) => each.length === given.length && timingSafeEqual(each, given));
      if (!isOwn || !isNotice(notice)) return null;
      return { notice, notify: notify === '' ? null : Number(notify) };
    },
    /** Quick check whether there may be a message. */
    mayBeIn: (cookies: string | undefined): boolean => cookies?.includes(`${NAME}=`) ?? false,
  };
};

const isNotice = (text: string): text is Flash['notice'] => Object.hasOwn(notices, text);
