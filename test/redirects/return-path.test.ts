import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAuthPage, logInReturnPath } from '#core/account/log-in/login-paths.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';

const own = 'https://cuahangmay.example';
const portal = 'https://portal.may.example';
const allowed = { own, others: [portal] };
const runs = { numRuns: 200 };

/** The origin that a browser on our page would reach with this target. */
const landsOn = (target: string): string => new URL(target, `${own}/dang-nhap`).origin;

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%2F%2F',
  '%5c',
  '%255c',
  '%252f',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  'javascript:',
  'data:',
  'https:',
  'http://',
  'HTTPS://',
  'evil.example',
  'cuahangmay.example',
  'portal.may.example',
  'gio-hang',
  '%00',
  '\u200b',
  'ì',
);
const anyTarget = fc.oneof(
  fc.array(piece, { maxLength: 7 }).map((all) => all.join('')),
  fc.webUrl(),
  fc.string(),
);

describe('a redirect never leaves the allowed sites', () => {
  test('RED-04 every accepted target leads to our own origin or to an allowed portal', () =>
    fc.assert(
      fc.property(anyTarget, (target) => {
        const safe = parseReturnPath(target, allowed);
        if (safe !== null) expect([own, portal]).toContain(landsOn(safe));
      }),
      { numRuns: 1_000 },
    ));

  test('ACC-05 any text becomes a return path on this origin that is not a login page', () =>
    fc.assert(
      fc.property(fc.oneof(anyTarget, fc.string({ maxLength: 3_000 })), (target) => {
        const returnPath = logInReturnPath(target, { own, portal: null });
        expect([landsOn(returnPath), isAuthPage(returnPath)]).toEqual([own, false]);
        expect(returnPath.length).toBeLessThanOrEqual(2_000);
      }),
      { numRuns: 2_000 },
    ));

  test('ACC-05 ROUTE-43 with a portal elsewhere any text leads to the shop or there, by default to its services', () =>
    fc.assert(
      fc.property(anyTarget, (target) => {
        const returnPath = logInReturnPath(target, { own, portal });
        expect([own, portal]).toContain(landsOn(returnPath));
        expect(isAuthPage(returnPath)).toBe(false);
        const known = parseReturnPath(target, allowed);
        if (known === null || isAuthPage(known)) expect(returnPath).toBe(`${portal}/service`);
        else expect(returnPath).toBe(known);
      }),
      { numRuns: 2_000 },
    ));

  test('an accepted target stays safe when its path is decoded once or twice', () =>
    fc.assert(
      fc.property(anyTarget, (target) => {
        const safe = parseReturnPath(target, allowed);
        if (safe === null) return;
        const decoded = (text: string): string =>
          text.replace(/%25/g, '%').replace(/%2f/gi, '/').replace(/%5c/gi, '\\');
        expect([own, portal]).toContain(landsOn(decoded(decoded(safe))));
      }),
      { numRuns: 1_000 },
    ));

  test('parsing a return path is idempotent', () =>
    fc.assert(
      fc.property(anyTarget, (target) => {
        const safe = parseReturnPath(target, allowed);
        if (safe !== null) expect(parseReturnPath(safe, allowed)).toBe(safe);
      }),
      runs,
    ));

  test('a path of the shop with query and fragment passes unchanged', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 }),
        fc.stringMatching(/^[a-z0-9=&%20]{0,10}$/),
        (segments, query) => {
          const path = `/${segments.join('/')}?q=${query}#noi-dung`;
          expect(parseReturnPath(path, allowed)).toBe(path);
          expect(parseReturnPath(own + path, allowed)).toBe(path);
          expect(parseReturnPath(portal + path, allowed)).toBe(portal + path);
        },
      ),
      runs,
    ));

  test('schemes, double slashes, backslashes, embedded user names and look-alikes are rejected', () => {
    const tricks = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '/%2fevil.example',
      '/%5cevil.example',
      '/%252fevil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/\t/evil.example',
      'https:evil.example',
      'https:/evil.example',
      'https://cuahangmay.example.evil.example',
      'https://cuahangmay.example@evil.example',
      'https://evil.example/https://cuahangmay.example',
      'https://cuahangmay.example:8443/',
      'http://cuahangmay.example/',
      '',
      '   ',
      'gio-hang',
    ];
    expect(tricks.filter((each) => parseReturnPath(each, allowed) !== null)).toEqual([]);
    expect([null, undefined, 1, {}, ['/']].map((each) => parseReturnPath(each, allowed))).toEqual(Array(5).fill(null));
  });
});
