import type { Hono } from 'hono';
import { DAY_MS } from '#core/shared/durations.ts';
import * as paths from '#core/shared/paths.ts';
import { THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

type SecurityTextFacts = { readonly origin: string; readonly contacts: readonly string[]; readonly now: number };

/** Where weaknesses are reported. `now` is in ms; the expiry is a midnight, so that a day's answers are equal. [RFC 9116] */
export const securityText = ({ origin, contacts, now }: SecurityTextFacts): string => {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\r\n')}\r\n`;
};

/** What a phone shows of a shop on its home screen. [W3C Web Application Manifest] */
const webManifest = ({ name, shortName, look }: ShopIdentity) => ({
  name,
  short_name: shortName,
  lang: 'vi',
  start_url: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: look.colour ?? THEME_COLOUR,
  icons:
    look.favicon === null
      ? [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }))
      : [{ src: look.favicon, sizes: 'any' }],
});

/** What programs look for at the same address of every site. [RFC 8615] */
export const wellKnownRoutes = (
  app: Hono<HostVariables>,
  { environment, clock }: Pick<HostDeps, 'environment' | 'clock'>,
): void => {
  const { publicOrigin: origin, securityContacts: contacts, identity } = environment;
  app.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(identity)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    }),
  );
  if (contacts !== null)
    app.get('/.well-known/security.txt', (c) =>
      c.text(securityText({ origin, contacts, now: clock.now() }), 200, { 'cache-control': 'public, max-age=3600' }),
    );
  // Password managers lead here. [W3C A Well-Known URL for Changing Passwords]
  app.get('/.well-known/change-password', () => redirect(paths.account('bao-mat'), 303, origin));
};
