import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inAppBrowserOf } from '#core/shared/people/in-app-browser.ts';
import { inSystemBrowser } from '#core/shared/people/in-system-browser.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const webview = `${android} Chrome/126.0.0.0 Mobile Safari/537.36`;

describe('ACC-01 the browser of an app', () => {
  test.each([
    [`${webview} Zalo android/12060512 ZaloTheme/light ZaloLanguage/vn`, 'Zalo', true],
    [`${iphone} Mobile/15E148 Zalo iOS/656 ZaloTheme/dark ZaloLanguage/vn`, 'Zalo', false],
    [`${iphone} Mobile/22A3354 [FBAN/FBIOS;FBAV/484.0.0.33;FBDV/iPhone15,2;FBLC/vi_VN]`, 'Facebook', false],
    [`${webview} [FB_IAB/FB4A;FBAV/484.0.0.56.84;]`, 'Facebook', true],
    [`${iphone} Mobile/22A3354 [FBAN/MessengerForiOS;FBAV/478.0]`, 'Messenger', false],
    [`${webview} [FB_IAB/Orca-Android;FBAV/479.0.0.34.107;]`, 'Messenger', true],
    [`${webview} [FB_IAB/MESSENGER;FBAV/479.0.0.34.107;]`, 'Messenger', true],
    [`${iphone} Mobile/22A3354 Instagram 352.1.0.25.97 (iPhone15,2; iOS 18_0; vi_VN)`, 'Instagram', false],
    [`${webview} Instagram 352.0.0.38.100 Android (34/14; 420dpi; samsung)`, 'Instagram', true],
    [`${webview} trill_370104 BytedanceWebview/d8a21c6 musical_ly_2023701040`, 'TikTok', true],
    [`${iphone} Mobile/15E148 musical_ly_37.1.0 BytedanceWebview/d8a21c6`, 'TikTok', false],
  ] as const)('ACC-01 «%s» is that of %s, on Android: %s', (userAgent, app, isAndroid) => {
    expect(inAppBrowserOf(userAgent)).toEqual({ app, isAndroid });
  });

  test.each([
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 coc_coc_browser/120.0 Chrome/114.0 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    '',
  ])('ACC-01 «%s» is none', (userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeNull();
  });

  test('ACC-01 the address for the browser of the machine names the same page, and the page itself where none takes it', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const url = new URL(address);
        const [place = '', intent = ''] = inSystemBrowser(url.href).split('#');
        const fields = new Map(intent.split(';').map((each) => each.split('=', 2) as [string, string | undefined]));
        expect(place.startsWith('intent://')).toBe(true);
        const opened = new URL(`${fields.get('scheme')}${place.slice('intent'.length)}`);
        expect([opened.origin, opened.pathname, opened.search]).toEqual([url.origin, url.pathname, url.search]);
        expect(decodeURIComponent(fields.get('S.browser_fallback_url') ?? '')).toBe(url.href);
        expect([intent.startsWith('Intent;'), intent.endsWith(';end')]).toEqual([true, true]);
      }),
    );
  });
});
