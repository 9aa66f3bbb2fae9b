import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { isCommand, operationNames } from '#core/operations.ts';
import { inputs } from '#host/api/read-input.ts';
import { renderer } from '#ssr/renderer.tsx';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { costRatio, worstRatio } from '#test/kit/cost-ratio.ts';
import { inTurn } from '#test/kit/test-size.ts';
import { routeRows } from '#ui/routes.ts';

/** Processor time of the worst input of a route divided by that of a plain one of the same size. */
const LIMIT = 30;

/** Texts on which parsers backtrack, split, fold or escape most. */
const patterns = [
  ' ',
  '.',
  '-',
  ',',
  '@',
  'a.',
  '0',
  '%',
  'ệ',
  '\u0301',
  '<',
  '/',
  '["',
  '\\',
  '\n',
  'xn--',
  '{"a":',
  '🏴',
];
/** Drawing a page is slow, so these have fewer. */
const patternsOfPages = [' ', '-', 'a.', '%', 'ệ', '\u0301', '["', 'xn--'];
const filled = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Characters of a text in a command, if its field allows them, and in a query, whose input has 4,000 altogether. */
const MAX_TEXT = { command: 20_000, query: 500 };

/** An input whose texts have their maximum length and consist of `pattern`. */
const inputOf = (schema: z.core.$ZodType, pattern: string, most: number): unknown => {
  // The definitions that the input schemas use; any other one becomes a text.
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, each]) => [name, inputOf(each, pattern, most)]));
    case 'pipe':
      return inputOf(def.in._zod.def.type === 'transform' ? def.out : def.in, pattern, most);
    case 'nullable':
    case 'optional':
    case 'default':
      return inputOf(def.innerType, pattern, most);
    case 'array':
      return Array.from({ length: 20 }, () => inputOf(def.element, pattern, Math.min(most / 20, 200)));
    case 'record':
      return { [filled(pattern, 40)]: inputOf(def.valueType, pattern, Math.min(most, 200)) };
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return filled(pattern, Math.min(most, ('maxLength' in schema && Number(schema.maxLength)) || most));
  }
};

const idempotencyKey = 'a'.repeat(32);

describe('no request costs more than its size', () => {
  test('V15.2.2 V2.4.1 every operation', async () => {
    const { host } = hostUnderTest();
    const expensive: (readonly [string, number])[] = [];
    for (const name of operationNames) {
      const most = MAX_TEXT[isCommand(name) ? 'command' : 'query'];
      // Every input is an object.
      const input = (pattern: string): object => ({
        ...(inputOf(inputs[name], pattern, most) as object),
        idempotencyKey,
      });
      const send = (given: object) =>
        isCommand(name)
          ? host.command(name, given)
          : host.get(`/api/${name}?input=${encodeURIComponent(JSON.stringify(given))}`);
      const ratio = await worstRatio(send, { plain: input('a'), worst: patterns.map(input), limit: LIMIT });
      if (ratio >= LIMIT) expensive.push([name, ratio]);
    }
    expect(expensive).toEqual([]);
  });

  test('V15.2.2 V2.4.1 every page with the longest query', async () => {
    const { host } = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }), cacheSeconds: 0 });
    const expensive: (readonly [string, number])[] = [];
    for (const row of inTurn(routeRows, 3)) {
      const names = ['q', 'orderId', 'redirectUrl', 'ten', ...(row.cache === 'no-store' ? [] : row.cache.query)];
      const share = Math.floor(10_000 / names.length);
      const address = (pattern: string): string => {
        const text = encodeURIComponent(filled(pattern, share).replace(/\p{Cs}/gu, ''))
          .slice(0, share)
          .replace(/%.?$/, '');
        return `${row.path.replaceAll(/\$\w+/g, 'x')}?${names.map((name) => `${name.replace('*', 'x')}=${text}`).join('&')}`;
      };
      const ratio = await worstRatio(host.get, {
        plain: address('a'),
        worst: inTurn(patternsOfPages, 2).map(address),
        limit: LIMIT,
      });
      if (ratio >= LIMIT) expensive.push([row.path, ratio]);
    }
    expect(expensive).toEqual([]);
  });

  test('V15.2.2 every page with the longest form', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    const sized = (field: string): string => filled(`${field}&`, 65_000);
    const deep = Array.from({ length: 450 }, (_, at) => `${'a.'.repeat(60)}${at}=x`).join('&');
    const wide = Array.from({ length: 450 }, (_, at) => `a${at}.b[c]=${'x'.repeat(100)}`).join('&');
    const forms = [sized('a[b]'), sized('a.b=1'), sized('a'), sized('a=%'), sized('[]'), deep, wide, sized('=')];
    const send = (path: string) => (fields: string) =>
      host.send(path, {
        method: 'POST',
        body: `_use=logIn&${fields}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      });
    const expensive: (readonly [string, number])[] = [];
    for (const { path } of routeRows) {
      const run = send(path.replaceAll(/\$\w+/g, 'x'));
      const ratio = await worstRatio(run, { plain: `note=${'a'.repeat(65_000)}`, worst: forms, limit: LIMIT });
      if (ratio >= LIMIT) expensive.push([path, ratio]);
    }
    expect(expensive).toEqual([]);
  });

  test('V15.2.2 every header that the host reads, at its maximum', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    const names = [
      'accept-encoding',
      'cookie',
      'if-none-match',
      'user-agent',
      'content-type',
      'x-forwarded-for',
      'origin',
    ];
    const texts = [' ', ';', ',', '"', '=', ' ;', ' ,', 'W/', ';q=', 'a=b; ', '%', '(', '.'];
    const header = (name: string, text: string) => () => host.get('/gio-hang', { [name]: `a${filled(text, 15_000)}a` });
    for (const name of names)
      for (const text of texts) {
        const ratio = await costRatio({ plain: header(name, 'a'), worst: header(name, text) });
        expect([name, text, ratio < LIMIT]).toEqual([name, text, true]);
      }
  });
});
