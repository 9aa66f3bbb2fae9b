import { createHash } from 'node:crypto';
import type { Integrations } from '#core/shared/settings.ts';
import { type ForeignSources, integrationSources } from './integration-sources.ts';

export type SecurityScope = {
  /** Whether the shop is served over https. */
  readonly https: boolean;
  /** Origins that a plain form may be sent on to: the payment service, the gateways, and the identity providers. */
  readonly formTargets: readonly string[];
  /** Whether to allow reCAPTCHA's script and frame. */
  readonly recaptcha: boolean;
  /** Services that may load after consent. */
  readonly integrations: Integrations;
};

/** Headers of every response. */
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

/** `scripts`: sources for inline scripts, hashes for a public page or a nonce. */
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
    // Components insert styles at runtime; styles cannot run scripts.
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

/** CSP hash sources of a document's inline scripts. [CSP level 3, 2.3.1] */
export const scriptHashes = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
