import fc from 'fast-check';

import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, hashSource } from '#host/http/security-headers.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { cspFindings } from '#test/kit/servers/csp-findings.ts';

const anyOrigin = fc.constantFrom('https://chat.example', 'http://localhost:4000', 'https://www.google.com');
const anyId = (text: string) => fc.option(fc.constant(text));

/** Settings of an installation with TLS. */
const anyScope = fc.record({
  https: fc.constant(true),
  preload: fc.boolean(),
  formTargets: fc.array(anyOrigin),
  recaptcha: fc.boolean(),
  integrations: fc.record({
    chat: fc.option(fc.record({ host: anyOrigin, websiteToken: fc.constant('x') })),
    tagManager: anyId('GTM-ABC1'),
    ads: anyId('AW-123456'),
    vitals: fc.boolean(),
  }),
});

const anyInline = fc
  .tuple(fc.array(fc.string()), fc.boolean())
  .map(([texts, isPrivate]) =>
    isPrivate ? ["'nonce-0123456789abcdef0123456789abcdef'"] : texts.map((text) => hashSource(text)),
  )
  .map((sources) => ({ scripts: sources, styles: sources }));

describe('Content-Security-Policy', () => {
  test('V3.4.3 no settings give a policy in which the CSP evaluator finds anything, or that lets inline styles in', () => {
    fc.assert(
      fc.property(anyScope, anyInline, (scope, inline) => {
        const policy = contentSecurityPolicy(scope, inline);
        expect(cspFindings(policy)).toEqual([]);
        expect(policy).not.toMatch(/unsafe|http:|script-src[^;]*'self'/);
        expect(policy).toContain("base-uri 'none'; form-action 'self'");
      }),
    );
  });

  test.each([
    "default-src 'none'; script-src 'self'; base-uri 'none'",
    "default-src 'none'; script-src 'unsafe-inline'",
    "script-src 'strict-dynamic' 'sha256-x'; object-src 'none'",
  ])('the evaluator finds the weakness of %s', (policy) => {
    expect(cspFindings(policy)).not.toEqual([]);
  });

  test('V3.4.3 V3.4.6 nor does it in the policy of any kind of answer', async () => {
    const files = new Map([['/assets/a.js', new Uint8Array(1)]]);
    const { host } = hostUnderTest({ renderer: jsonRenderer(), files });
    const pages = ['/', '/gio-hang', '/khong-co', '//', `/${'a'.repeat(13_000)}`];
    const others = ['/api/loadShell', '/api/khong-co', '/assets/a.js', '/assets/b.js', '/uploads/x.png', '/robots.txt'];
    for (const path of [...pages, ...others]) {
      const { headers } = await host.get(path);
      expect([path, cspFindings(headers.get('content-security-policy'))]).toEqual([path, []]);
    }
  });

  test('V3.4.3 scripts of the shop get Trusted Types where it loads none of other companies', () => {
    const none = { chat: null, tagManager: null, ads: null, vitals: false };
    const scope = { https: true, preload: false, formTargets: [], recaptcha: false, integrations: none };
    const inline = { scripts: [hashSource('')], styles: [] };
    const required = "require-trusted-types-for 'script'; trusted-types shop";
    expect(contentSecurityPolicy(scope, inline)).toContain(required);
    expect(contentSecurityPolicy({ ...scope, recaptcha: true }, inline)).not.toContain('trusted');
    expect(contentSecurityPolicy({ ...scope, integrations: { ...none, ads: 'AW-1' } }, inline)).not.toContain(
      'trusted',
    );
  });
});
