import { createHash } from 'node:crypto';

export type SecurityScope = {
  /** The shop is reached over https. */
  readonly https: boolean;
  /** Origins that a plain form may be sent on to: the payment gateway's page, and those of the identity providers. */
  readonly formTargets: readonly string[];
  /** reCAPTCHA tells people from scripts: its script and its frame are let in. */
  readonly recaptcha: boolean;
};

/** Headers of every answer. */
export const securityHeaders = ({ https }: SecurityScope): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** `scripts`: what allows the inline scripts, hashes for a page that everybody shares or one nonce. */
export const contentSecurityPolicy = (
  { https, formTargets, recaptcha }: SecurityScope,
  scripts: readonly string[],
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(recaptcha ? recaptchaScripts : [])].join(' ')}`,
    ...(recaptcha ? ['frame-src https://www.google.com/recaptcha/'] : []),
    // Components insert their rules at run time, and no rule can call a script.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${recaptcha ? ' https://www.google.com/recaptcha/' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hash sources of a document's inline scripts. [CSP level 3, 2.3.1] */
export const scriptHashes = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
