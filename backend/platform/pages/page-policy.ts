import { createHash } from 'node:crypto';

type Allowed = {
  /** Besides this service: origins that a form's answer redirects to. */
  readonly formOrigins?: readonly string[];
  /** The only origin that may frame the page; nobody otherwise. */
  readonly framedBy?: string;
  /** Further directives. */
  readonly more?: readonly string[];
};

/**
 * Content-Security-Policy of a page whose only style is `inlineStyle(style)`; allows no script and no style attribute.
 */
export const pagePolicy = (style: string, { formOrigins = [], framedBy, more = [] }: Allowed = {}): string =>
  [
    "default-src 'none'",
    ...more,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
