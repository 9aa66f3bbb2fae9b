import { createHash } from 'node:crypto';
import type { Integrations } from '#core/shared/settings.ts';
import { type ForeignSources, integrationSources } from './integration-sources.ts';

export type SecurityScope = {
  readonly https: boolean;
  /** Where a plain form may lead: payment service, gateways, identity providers. */
  readonly formTargets: readonly string[];
  /** Allows the script and frame of reCAPTCHA. */
  readonly recaptcha: boolean;
  /** May load after consent. */
  readonly integrations: Integrations;
};

export const securityHeaders = ({ https }: SecurityScope): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const recaptchaSource = 'https://www.google.com/recaptcha/';
const noSources: ForeignSources = { script: [], frame: [], image: [], connect: [] };
const recaptchaSources: ForeignSources = {
  ...noSources,
  script: [recaptchaSource, 'https://www.gstatic.com/recaptcha/'],
  frame: [recaptchaSource],
  connect: [recaptchaSource],
};

/** `scripts`: hashes for a public page, otherwise a nonce. */
export const contentSecurityPolicy = (
  { https, formTargets, recaptcha, integrations }: SecurityScope,
  scripts: readonly string[],
): string => {
  const foreign = [recaptcha ? recaptchaSources : noSources, integrationSources(integrations)];
  const from = (kind: keyof ForeignSources): readonly string[] => [...new Set(foreign.flatMap((each) => each[kind]))];
  const frames = from('frame');
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...from('script')].join(' ')}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    // Components insert styles at runtime; styles run no scripts.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...from('image')].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...from('connect')].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** [CSP level 3, 2.3.1] */
export const scriptHashes = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
