import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serviceClient } from '#adapters/service-client.ts';
import { clientDevice } from '#core/shared/people/client-device.ts';
import { deviceKindOf } from '#core/shared/people/device-kind.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('SDK-03 the device name of a session', () => {
  test.each([
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge, Windows',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
      'Safari, macOS',
    ],
    [`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [
      `${mozilla} (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
    [`${mozilla} (Windows NT 10.0) ${webkit} coc_coc_browser/120.0 Chrome/114.0 Safari/537.36`, 'Cốc Cốc, Windows'],
    [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
    [
      `${mozilla} (Linux; Android 14; SM-A546E) ${webkit} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Zalo android/12060512`,
      'Zalo, Android',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/MessengerForiOS;FBAV/470.0]`,
      'Messenger, iPhone',
    ],
    ['curl/8.5.0', ''],
    [null, ''],
  ])('SDK-03 «%s» is named «%s»', (userAgent, said) => {
    expect(clientDevice(userAgent)).toBe(said);
  });

  test.each([
    ['Chrome, Windows', 'computer'],
    ['Firefox, Linux', 'computer'],
    ['Safari, iPhone', 'phone'],
    ['Safari, iPad', 'tablet'],
    ['Zalo, Android', 'mobile'],
    ['Android', 'mobile'],
    ['Chrome', 'unknown'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
  ] as const)('SDK-03 «%s» is a %s', (device, kind) => {
    expect(deviceKindOf(device)).toBe(kind);
  });

  test('SDK-03 any user agent yields only known words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
        expect(clientDevice(userAgent)).toMatch(/^[\p{L}\d ]{0,20}(, )?[\p{L}\d ]{0,20}$/u);
      }),
    );
  });

  test('SDK-03 only a service client with a device sends it, in characters that a header can hold', async () => {
    const seen: (string | null)[] = [];
    const network: typeof fetch = async (_, init) => {
      seen.push(new Headers(init?.headers).get('x-client-device'));
      return Response.json({});
    };
    const common = { baseUrl: 'http://auth.test', bearer: null, requestId: 'r', fetch: network };
    for (const device of ['Cốc Cốc, Windows', ''])
      await serviceClient({ ...common, device }).rest('GET', '/', { schema: z.unknown() });
    await serviceClient(common).rest('GET', '/', { schema: z.unknown() });
    expect(seen).toEqual(['Coc Coc, Windows', null, null]);
  });
});
