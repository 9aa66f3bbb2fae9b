import fc from 'fast-check';

/** Texts that parsers, databases, templates and addresses trip over. */
const classics = [
  '',
  '\0',
  'a\0b',
  '%00',
  '%',
  '%zz',
  '%252e%252e%252f',
  '../../../etc/passwd',
  '..\\..\\windows',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '__proto__',
  'constructor.prototype',
  'toString',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'http://169.254.169.254/latest/meta-data',
  'a\r\nSet-Cookie: planted=1',
  '%0d%0aX-Planted: 1',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  'null',
  'true',
  '[]',
  '{}',
  '\u202Etxt.exe',
  '\uD800',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(60),
  'a'.repeat(4_000),
  'a.'.repeat(1_500),
  '['.repeat(3_000),
  '-'.repeat(2_000),
  ' '.repeat(3_000),
  'xn--a'.repeat(200),
  // Each letter another one, which makes punycode slow.
  String.fromCodePoint(...Array.from({ length: 3_000 }, (_, at) => 0x4e_00 + at)),
  '('.repeat(3_000),
  '. '.repeat(1_500),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...classics),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double().map(String),
  fc.json({ maxDepth: 3 }),
);

/** Where a text is expected, too. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1e21, 2 ** 53, Number.MIN_VALUE, [], {}),
  fc.integer(),
  fc.double(),
  fc.anything({ maxDepth: 2, withNullPrototype: false }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
  fc.integer({ min: 2, max: 60 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
);

/** Names of fields that no schema has, or that mean something to an object. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'a[b]',
    'a[]',
    'a.b.c',
    '_use',
    '',
    '%00',
    '\0',
    'toString',
    'a[__proto__][x]',
  ),
  fc.string({ maxLength: 20 }),
  fc.integer({ min: 1, max: 400 }).map((depth) => Array(depth).fill('a').join('.')),
);
