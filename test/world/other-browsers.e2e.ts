import { type APIRequestContext, request } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { addProduct, freshIdempotencyKey, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { readOutbox } from '#test/kit/staff.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
/** Browsers that know nothing of the order. */
const browsers = {
  'of the device': `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`,
  'of Facebook': `${iphone} Mobile/22A3354 [FBAN/FBIOS;FBAV/484.0.0.33;FBDV/iPhone15,2;FBLC/vi_VN]`,
  'of Messenger': `${android} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/479.0.0.34.107;]`,
  'of Zalo': `${android} Chrome/126.0.0.0 Mobile Safari/537.36 Zalo android/12060512 ZaloTheme/light ZaloLanguage/vn`,
  'of Instagram': `${iphone} Mobile/22A3354 Instagram 352.1.0.25.97 (iPhone15,2; iOS 18_0; vi_VN)`,
  'of TikTok': `${android} trill_370104 BytedanceWebview/d8a21c6 musical_ly_2023701040`,
  'that says nothing': '',
};

/** What the ways between a bank's app and a browser do to an address. */
const carried: Readonly<Record<string, (address: string) => string>> = {
  'as it is': (address) => address,
  'with the mark of Facebook': (address) => `${address}&fbclid=IwAR0xyz_-abc`,
  'with the mark of Zalo': (address) => `${address}&zarsrc=30&utm_source=zalo&utm_medium=zalo`,
  'with the mark of an advertisement': (address) => `${address}&gclid=Cj0KCQ&gad_source=1`,
  'with a fragment': (address) => `${address}#_=_`,
  'with its spaces written anew': (address) => address.replaceAll('+', '%20'),
  'in another order': (address) => {
    const { pathname, searchParams } = new URL(address);
    return `${origin}${pathname}?${new URLSearchParams([...searchParams].reverse())}`;
  },
};

const spoilt: Readonly<Record<string, (address: string) => string>> = {
  'another amount': (address) => address.replace(/(amount=\d)/i, '$19'),
  'cut in its middle': (address) => address.slice(0, address.length - 12),
  'of another payment': (address) => address.replace(/[0-9a-f]{32}/, 'f'.repeat(32)),
};

/** What the page has to say of the bank's deed. */
const deeds = {
  confirm: 'Thanh toán thành công',
  decline: 'Thanh toán chưa thành công',
  'return-only': 'Đang chờ xác nhận',
} as const;

/** Changes to a gateway, answers as its bank, and gives the address that the buyer is sent back to. */
const answerAtGateway = async (useCases: UseCases, orderId: OrderId, methodCode: string, deed: string) => {
  expectOk(await useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() }));
  const { payment } = expectOk(await useCases.loadPayment({ orderId }));
  const answer = await fetch(payment?.sandboxUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ deed }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
};

const read = async (visitor: APIRequestContext, address: string) => {
  const answer = await visitor.get(address);
  return { status: answer.status(), url: answer.url(), text: await answer.text() };
};
const inNewBrowser = async <Value>(userAgent: string, visit: (visitor: APIRequestContext) => Promise<Value>) => {
  const visitor = await request.newContext({ userAgent });
  try {
    return await visit(visitor);
  } finally {
    await visitor.dispose();
  }
};

for (const methodCode of ['VNPAY', 'MOMO', 'ZALOPAY'])
  test(`ROUTE-21 PAY-03 the return from ${methodCode} says the outcome in every browser, and nothing that was changed`, async ({
    page,
  }) => {
    const useCases = useCasesOf(page.request);
    for (const [deed, title] of Object.entries(deeds))
      await test.step(deed, async () => {
        const orderId = await placeCart(useCases, await addProduct(useCases));
        const { number } = expectOk(await useCases.loadOrder({ orderId }));
        const address = await answerAtGateway(useCases, orderId, methodCode, deed);
        expect(new URL(address).pathname).toBe('/PaymentResult');
        for (const [browser, userAgent] of Object.entries(browsers))
          for (const [how, carry] of Object.entries(carried)) {
            if (browser !== 'of the device' && how !== 'as it is') continue;
            const { status, text } = await inNewBrowser(userAgent, (visitor) => read(visitor, carry(address)));
            expect.soft(status, `${browser}, ${how}`).toBe(200);
            for (const each of [number, title, 'Xin liên kết mở đơn', 'Đăng nhập để xem đơn'])
              expect.soft(text, `${browser}, ${how}`).toContain(each);
            expect.soft(text, `${browser}, ${how}`).not.toContain('minh.anh@example.vn');
          }
        for (const [how, spoil] of Object.entries(spoilt)) {
          const { status, text } = await inNewBrowser('', (visitor) => read(visitor, spoil(address)));
          expect.soft(status, how).toBe(422);
          expect.soft(text, how).not.toContain('Xin liên kết mở đơn');
        }
        await inNewBrowser('', async (visitor) => {
          const other = useCasesOf(visitor);
          await becomeCustomer(other);
          const { status, text } = await read(visitor, address);
          expect.soft(status, 'another customer').toBe(200);
          expect.soft(text, 'another customer').toContain(number);
          expect.soft(text, 'another customer').not.toContain('minh.anh@example.vn');
        });
        // Its buyer is led to the order, also the second time.
        for (const time of ['first', 'second']) {
          const { url, status } = await read(page.request, address);
          expect.soft(status, time).toBe(200);
          expect.soft(url, time).toContain(orderId);
        }
      });
  });

/** What mail programs, chats and people do to a link that they pass on. */
const passedOn: Readonly<Record<string, (link: string) => string>> = {
  'as it is': (link) => link,
  'with the mark of Facebook': (link) => `${link}?fbclid=IwAR0xyz_-abc`,
  'with the marks of a newsletter': (link) => `${link}?utm_source=mail&utm_campaign=don-hang&mc_eid=1a2b`,
  'with the mark of Zalo': (link) => `${link}?zarsrc=30`,
  'with a fragment': (link) => `${link}#don-hang`,
  'with a slash': (link) => `${link}/`,
  'with a full stop': (link) => `${link}.`,
  'with a comma': (link) => `${link},`,
  'with a bracket': (link) => `${link})`,
  'with the bracket of a plain mail': (link) => `${link}%3E`,
  'with a space': (link) => `${link}%20`,
  'with a quotation mark': (link) => `${link}%22`,
  'with a space of no width': (link) => `${link}%E2%80%8B`,
};

test('ROUTE-21 the link of a mail opens the order in every browser, however it was passed on', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  const orderId = await placeCart(useCases, await addProduct(useCases));
  const { number } = expectOk(await useCases.loadOrder({ orderId }));
  const mails = await readOutbox(staffDoor, 'minh.anh@example.vn');
  const link = mails.flatMap(({ text }) =>
    text.includes(number) ? (/http\S+\/don-hang\/[\w.-]+/.exec(text)?.[0] ?? []) : [],
  )[0];
  expect(link).toBeTruthy();
  for (const [how, passOn] of Object.entries(passedOn)) {
    const { status, url, text } = await inNewBrowser(browsers['of Zalo'], (visitor) =>
      read(visitor, passOn(link ?? '')),
    );
    expect.soft(status, how).toBe(200);
    expect.soft(url, how).toContain(orderId);
    expect.soft(text, how).toContain(number);
  }
  const { text } = await inNewBrowser('', (visitor) => read(visitor, (link ?? '').slice(0, -3)));
  expect(text, 'cut short').toContain('chép thiếu');
});
