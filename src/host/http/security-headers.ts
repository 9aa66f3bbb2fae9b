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
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Of an answer without a policy of its own, such as JSON or a script: it loads nothing and is framed nowhere. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pictures may be shown by letters, feed readers and the pages of the backend. */
export const isPicture = (pathname: string): boolean => /^\/(?:images|uploads|og)\//.test(pathname);

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
  // Without TLS everything is local; a public shop sends its visitors to no address without it.
  const isAllowed = (source: string): boolean => !https || !source.startsWith('http:');
  const foreign = [recaptcha ? recaptchaSources : noSources, integrationSources(integrations)];
  const from = (kind: keyof ForeignSources): readonly string[] => [
    ...new Set(foreign.flatMap((each) => each[kind]).filter(isAllowed)),
  ];
  const frames = from('frame');
  const targets = formTargets.filter(isAllowed);
  return [
    "default-src 'none'",
    "manifest-src 'self'",
    `script-src ${["'self'", ...scripts, ...from('script')].join(' ')}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    // Components insert styles at runtime; styles run no scripts.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...from('image')].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...from('connect')].join(' ')}`,
    "base-uri 'none'",
    `form-action ${["'self'", ...targets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/**
 * Hashes of the inline scripts that carry `nonce`. Only the renderer knows it, so that a script which a text brings into
 * a cached page is not allowed. [CSP level 3, 2.3.1; ASVS V3.4.3]
 */
export const scriptHashes = (html: string, nonce: string): readonly string[] => [
  ...new Set(
    html
      .split(/<script(?=[\s>])/)
      .slice(1)
      .flatMap((element) => {
        const opening = element.slice(0, element.indexOf('>') + 1);
        if (!opening.includes(` nonce="${nonce}"`) || / src="/.test(opening)) return [];
        const script = element.slice(opening.length, element.indexOf('</script>'));
        return [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
      }),
  ),
];

/** The document for everyone: its scripts are allowed by hash. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, '');
