import { expect, test } from 'vitest';
import { documentationAddressesIn } from '#test/kit/documentation-addresses.ts';

test.each([
  ['máy 192.0.2.83, 198.51.100.7 và 203.0.113.10.', ['192.0.2.83', '198.51.100.7', '203.0.113.10']],
  ['{"ip":"2001:db8::80"} 2001:0DB8:0:1::', ['2001:db8::80', '2001:0DB8:0:1::']],
  ['<a href="mailto:hotro@may.example">https://may.example/x</a>', ['hotro@may.example', 'may.example']],
  ['MX 10 mx1.thu.example. user=may%40example.vn a@example.com', ['mx1.thu.example', 'example.vn', 'a@example.com']],
] as const)('an address of documentation is found wherever it stands: %s', (text, found) =>
  expect(documentationAddressesIn(text)).toEqual(found),
);

test.each([
  '10.20.0.83 và 192.0.20.1',
  '.example-card{}',
  'for.examples',
  'myexample.com',
  '2001:db80::1',
  'example.io',
])('other addresses are no finding: %s', (text) => expect(documentationAddressesIn(text)).toEqual([]));
