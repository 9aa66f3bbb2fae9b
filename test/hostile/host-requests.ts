import fc from 'fast-check';
import type * as z from 'zod';
import { isCommand, operationNames } from '#core/operations.ts';
import { inputs } from '#host/api/read-input.ts';
import { routeRows } from '#ui/routes.ts';
import { hostileName, hostileText, hostileValue } from './hostile-values.ts';
import { escaped, type HttpRequest, httpRequest, queryString } from './http-request.ts';

/** Operations that end the visitor's session: the others would then be refused before they read anything. */
const endings = ['logOut', 'endSession', 'endOtherSessions'];
const operations = operationNames.filter((name) => !endings.includes(name));

/** Mostly of the schema's shape, so that the rules behind the schema are reached; any part may be hostile. */
const inputOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: shapedInputOf(schema) }, { weight: 1, arbitrary: hostileValue });

const shapedInputOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  // The definitions that the input schemas use; any other one becomes a text.
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, each]) => [name, inputOf(each)])));
    case 'pipe':
      return shapedInputOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'nullable':
    case 'optional':
    case 'default':
      return fc.oneof(fc.constant(null), inputOf(def.innerType));
    case 'array':
      return fc.array(inputOf(def.element), { maxLength: 30 });
    case 'record':
      return fc.dictionary(hostileName, inputOf(def.valueType), { maxKeys: 5 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'number':
      return fc.oneof(fc.nat(20), fc.integer());
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(hostileText, fc.constantFrom('cloud-server-ssd-4', 'a@example.vn', '0912345678', 'x'));
  }
};

const key = fc.stringMatching(/^[a-f0-9]{32}$/);

const operationRequest: fc.Arbitrary<HttpRequest> = fc.constantFrom(...operations).chain((name) =>
  fc.tuple(inputOf(inputs[name]), key).map(([input, idempotencyKey]) => {
    const given = typeof input === 'object' && input !== null ? { idempotencyKey, ...input } : input;
    return isCommand(name)
      ? { method: 'POST', path: `/api/${name}`, type: 'application/json', body: JSON.stringify(given) }
      : { method: 'GET', path: `/api/${name}?input=${escaped(JSON.stringify(given))}` };
  }),
);

const queryNames = [
  'q',
  'orderId',
  'redirectUrl',
  'ten',
  'key',
  'page',
  'from',
  'to',
  'sort',
  'chosen.x',
  'productid',
  'sua',
];
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), hostileName), hostileText), { maxLength: 6 });

const pathOfRow = fc.constantFrom(...routeRows).chain(({ path }) =>
  fc.array(hostileText, { minLength: 4, maxLength: 4 }).map((texts) => {
    const values = texts.values();
    return path.replaceAll(/\$\w+/g, () => escaped(values.next().value ?? 'x') || 'x');
  }),
);

const pageRequest: fc.Arbitrary<HttpRequest> = fc
  .tuple(pathOfRow, query)
  .map(([path, fields]) => ({ method: 'GET', path: `${path}?${queryString(fields)}` }));

const formRequest: fc.Arbitrary<HttpRequest> = fc.constantFrom(...operations.filter(isCommand)).chain((name) => {
  const def = inputs[name]._zod.def as z.core.$ZodTypes['_zod']['def'];
  const names = def.type === 'object' ? Object.keys(def.shape) : [];
  const field = fc.tuple(fc.oneof(fc.constantFrom('x', ...names), hostileName), hostileText);
  return fc.tuple(pathOfRow, fc.array(field, { maxLength: 40 })).map(([path, fields]) => ({
    method: 'POST',
    path,
    type: 'application/x-www-form-urlencoded',
    body: queryString([['_use', name], ...fields]),
  }));
});

const fileRequest: fc.Arbitrary<HttpRequest> = fc
  .tuple(
    fc.constantFrom(
      '/images/1440/',
      '/images/99/',
      '/uploads/',
      '/og/san-pham/',
      '/og/bai-viet/',
      '/assets/',
      '/bao-gia/',
      '/hoa-don.pdf?',
      '/rss.xml?',
      '/sitemap.xml?',
      '/livez?',
      '/readyz?',
      '/robots.txt?',
      '/',
    ),
    fc.oneof(
      hostileText.map(escaped),
      fc.constantFrom(
        'uploads/web-hosting.png',
        './uploads//web-hosting.png',
        'uploads/web-hosting.png%20',
        'uploads/%2e%2e/x',
      ),
    ),
  )
  .map(([folder, name]) => ({ method: 'GET', path: `${folder}${name}` }));

const toPart = (boundary: string, name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${value}\r\n`;

/** A multipart form whose parts, boundary or pictures are broken. */
const uploadRequest: fc.Arbitrary<HttpRequest> = fc
  .tuple(
    fc.constantFrom('/thong-tin-ca-nhan', '/xac-thuc-thong-tin/x', '/api/setAvatar'),
    fc.constantFrom('x', '----a', '"', 'a'.repeat(200)),
    fc.array(fc.tuple(hostileName, hostileText), { maxLength: 10 }),
    fc.boolean(),
  )
  .map(([path, boundary, parts, isClosed]) => ({
    method: 'POST',
    path,
    type: `multipart/form-data; boundary=${boundary}`,
    body: [...parts.map((each) => toPart(boundary, ...each)), isClosed ? `--${boundary}--\r\n` : ''].join(''),
  }));

/** Every way into the host. */
export const hostRequest = httpRequest(
  fc.oneof(operationRequest, operationRequest, pageRequest, formRequest, fileRequest, uploadRequest),
);
