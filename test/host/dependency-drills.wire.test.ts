import { expect, inject, test } from 'vitest';
import { originSettings } from '#host/configuration/settings.ts';
import { renderer } from '#ssr/renderer.tsx';
import { startProxy } from '#test/journeys/site/proxy.ts';
import { eachRealBackend, freshLogin, freshToken } from '#test/kit/backends/backends.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, slugs } from '#test/kit/fakes/shop.ts';
import { browserAt } from '#test/kit/host-browser.ts';
import { openGuest } from '#test/kit/host-guest.ts';

const drawing = renderer({ kind: 'development', styles: [] });

type Service = keyof typeof originSettings | 'cms';
const troubles = ['down', 'garbled', 'silent'] as const;
type Trouble = 'none' | (typeof troubles)[number];

/** A service that a test can make unreachable, nonsensical or silent. */
const troubledService = async (target: string) => {
  let trouble: Trouble = 'none';
  const proxy = await startProxy({
    target: () => target,
    instead: (request, response) => {
      if (trouble === 'down') request.socket.destroy();
      if (trouble === 'garbled') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
      return trouble === 'down' || trouble === 'garbled';
    },
    delay: () => (trouble === 'silent' ? new Promise(() => undefined) : Promise.resolve()),
  });
  return {
    ...proxy,
    become: (next: Trouble) => {
      trouble = next;
    },
  };
};

const BUSY = 'Chưa tải được nội dung này';

/** What a shopper sees while one service is in trouble: status and heading. The cart has one product. */
const drills: readonly (readonly [service: Service, path: string, status: 200 | 503, heading: string])[] = [
  ['product', `/san-pham/${slugs.server}`, 503, BUSY],
  ['product', '/', 200, 'Thuê máy chủ SSD, VPS hosting, giá niêm yết rõ từng đồng'],
  ['order', '/gio-hang', 503, BUSY],
  ['order', '/checkout', 503, BUSY],
  ['order', `/san-pham/${slugs.server}`, 200, 'Cloud Server SSD 4'],
  ['auth', '/dang-nhap', 200, 'Đăng nhập'],
  ['user', '/checkout', 200, 'Đặt hàng'],
  ['payment', '/thanh-toan/$order', 503, BUSY],
  ['invoice', '/thanh-toan/$order', 200, 'Thanh toán đơn hàng'],
  ['cms', '/danh-sach-bai-viet', 503, BUSY],
  ['cms', '/gio-hang', 200, 'Giỏ hàng'],
  ['cloud', '/service', 503, BUSY],
  ['crm', '/dang-ky-tu-van', 200, 'Đăng ký tư vấn'],
  ['whois', '/tim-kiem-domain?q=tiembanhmay.com', 200, 'Tìm tên miền'],
];

const headingOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

eachRealBackend('drills', (backend) => {
  const secretsOf = async () => {
    const { signing } = inject('secrets');
    return { guestSigning: [signing], anonymousToken: [await freshToken(backend)], flash: [signing] } as const;
  };

  /** Cookies of a guest with a placed order and a cart, and the order. */
  const buyer = async () => {
    const guest = await openGuest(backend);
    expectOk(await addBySlug(guest, slugs.server));
    const { orderId } = expectOk(await placeCart(guest));
    expectOk(await addBySlug(guest, slugs.server));
    return { orderId, cookies: guest.jar.changes().map((change) => change.split(';', 1)[0] ?? '') };
  };

  test.each(troubles)(
    'ERR-06 ERR-07 ROUTE-07 with a service that is %s, pages that need it are a 503 with a next step that nobody keeps, and the others work',
    async (trouble) => {
      const secrets = await secretsOf();
      const { orderId, cookies } = await buyer();
      const customer = await freshLogin(backend);
      const seen: unknown[] = [];
      const drill = async ([service, pattern]: (typeof drills)[number]): Promise<void> => {
        const path = pattern.replace('$order', orderId);
        const between = await troubledService(backend.url);
        const name = service === 'cms' ? 'CMS_URL' : originSettings[service];
        const browser = browserAt(backend, { renderer: drawing, secrets, settings: { [name]: between.origin } });
        for (const cookie of cookies) browser.cookies.set(...(cookie.split('=', 2) as [string, string]));
        if (service === 'cloud') browser.cookies.set('accessToken', customer.token);
        between.become(trouble);
        const answer = await browser.send(path);
        const html = await answer.text();
        seen.push([service, pattern, answer.status, headingOf(html)]);
        if (answer.status === 503) {
          expect(answer.headers.get('cache-control')).toMatch(/no-store$/);
          expect(html).toMatch(/Thử lại/);
          expect(html).toContain('1800.6070');
        }
        between.become('none');
        const after = await browser.send(path);
        if (answer.status === 503) expect([service, path, after.status]).toEqual([service, path, 200]);
        await between.close();
      };
      // Few at a time: a crowd would use up the time of the pages.
      for (let at = 0; at < drills.length; at += 4) await Promise.all(drills.slice(at, at + 4).map(drill));
      expect(seen.sort()).toEqual([...drills].sort());
    },
  );
});
