import { createHash } from 'node:crypto';
import type { Integrations } from '#core/shared/settings.ts';
import { type ForeignSources, integrationSources } from './integration-sources.ts';

export type SecurityScope = {
  readonly https: boolean;
  /** The operator wants the domain on the preload lists of browsers. */
  readonly preload: boolean;
  /** Where a plain form may lead: payment service, gateways, identity providers. */
  readonly formTargets: readonly string[];
  /** Allows the script and frame of reCAPTCHA. */
  readonly recaptcha: boolean;
  /** May load after consent. */
  readonly integrations: Integrations;
};

/** Two years, subdomains included: what the preload lists of browsers ask for besides the operator's request. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

export const securityHeaders = ({
  https,
  preload,
}: Pick<SecurityScope, 'https' | 'preload'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': TRANSPORT_SECURITY + (preload ? '; preload' : '') } : {}),
});

/** Of an answer without a policy of its own, such as JSON or a script: it loads nothing and is framed nowhere. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pictures may be shown by mails, feed readers and the pages of the backend. */
export const isPicture = (pathname: string): boolean => /^\/(?:images|uploads|og)\//.test(pathname);

const recaptchaSource = 'https://www.google.com/recaptcha/';
const noSources: ForeignSources = { frame: [], image: [], connect: [] };
const recaptchaSources: ForeignSources = { ...noSources, frame: [recaptchaSource], connect: [recaptchaSource] };

/** CSP source of an inline script or style with this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a document allows besides files of this host: hashes for a public page, otherwise a nonce. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Emotion's style element is empty and gets its rules by script (`speedy`), which a policy allows. [CSP level 3, 2.3.1]
 */
const emptyStyle = hashSource('');

export const contentSecurityPolicy = (
  { https, formTargets, recaptcha, integrations }: SecurityScope,
  { scripts, styles }: InlineSources,
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
    "worker-src 'self'",
    // Scripts that the host wrote load the others; no list of origins, because one could serve an attacker's script.
    ...(scripts.length === 0 ? [] : [`script-src 'strict-dynamic' ${scripts.join(' ')}`]),
    // Scripts of other companies, which all have frames, write HTML as text.
    ...(frames.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types shop']),
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    `style-src ${["'self'", ...styles, emptyStyle].join(' ')}`,
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
 * Hashes of the scripts and styles that carry `nonce`. Only the renderer knows it, so that an element which a text
 * brings into a cached page is not allowed. [CSP level 3, 2.3.1; ASVS V3.4.3]
 */
export const markedSources = (html: string, nonce: string): InlineSources => {
  const marked = (kind: 'script' | 'style'): readonly string[] => [
    ...new Set(
      Array.from(html.matchAll(new RegExp(`<${kind}\\b([^>]*)>`, 'g'))).flatMap(
        ({ 0: opening, 1: about = '', index }) => {
          if (!about.includes(` nonce="${nonce}"`)) return [];
          const begin = index + opening.length;
          return [hashSource(html.slice(begin, html.indexOf(`</${kind}>`, begin)))];
        },
      ),
    ),
  ];
  return { scripts: marked('script'), styles: marked('style') };
};

/** The document for everyone: its scripts and styles are allowed by hash. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, '');
