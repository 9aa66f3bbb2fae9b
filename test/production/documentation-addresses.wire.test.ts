import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import { mailPreviews } from '#backend/mails/previews.ts';
import { renderMail } from '#backend/mails/render-mail.tsx';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { personalData } from '#core/account/account-paths.ts';
import { dueCalendar } from '#core/services/service-paths.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { OrderId, QuotationId } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { documentationAddressesIn } from '#test/kit/documentation-addresses.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { sampleWordsIn } from '#test/kit/sample-words.ts';
import { leavesOf } from '#test/kit/servers/read-mail.ts';
import { readPdf } from '#test/kit/servers/read-pdf.ts';
import {
  addPlan,
  buyerEmail,
  domainNames,
  handOverAll,
  type OwnService,
  orderEverything,
  placeCart,
  sendQuotation,
  servicesOf,
} from './first-customers.ts';
import { type Browser, enterContact, firm, openProductionShop, type ProductionShop } from './production-shop.ts';

/** Days after the purchase on which services and domains are reminded of, suspended, warned of and ended. */
const daysOfMails = [1, 16, 24, 30, 35, 45, 62, 80, 340, 360, 366, 380, 400];
const mailedKinds = [
  ...['order-received', 'payment-received', 'invoice', 'quotation', 'documents-asked', 'service-ready'],
  ...['service-delayed', 'reminder', 'service-warn', 'service-suspend', 'service-end', 'domain-expired'],
];
const [firstPlan] = seedProducts;
const isSold = (name: string): boolean => domainNames.some((each) => each === name);
const slowMachine = { timeout: 120_000, interval: 100 };

type Finding = readonly [where: string, found: readonly string[]];

const findingsIn = (texts: ReadonlyMap<string, string>): readonly Finding[] =>
  [...texts].flatMap(([where, text]) => {
    const found = [...documentationAddressesIn(text), ...sampleWordsIn(text)];
    return found.length === 0 ? [] : [[where, found] as const];
  });

/** What a reader sees of a mail: its headers and every part, files as their text. */
const textOfMail = (mail: ProductionShop['sink']['mails'][number]): string =>
  [
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
    ...leavesOf(mail).map(({ headers, body }) =>
      headers['content-type']?.startsWith('application/pdf') ? readPdf(body) : body.toString('utf8'),
    ),
  ].join('\n');

eachRealBackend('what a firm’s shop shows', ({ databaseUrl }) => {
  let shop: ProductionShop;
  /** Before anybody has entered a contact. */
  let firstHome: string;
  let guest: Browser;
  let customer: Browser;
  let paid: OrderId;
  let waiting: OrderId;
  let guestOrder: OrderId;
  let quotation: QuotationId;
  let services: readonly OwnService[];

  beforeAll(async () => {
    shop = await openProductionShop(databaseUrl, isSold);
    const { clock, db } = shop.backend.deps;
    firstHome = await (await shop.browser().send('/')).text();
    await enterContact(shop);
    // Bought so long ago that what members set up by hand is late, while their session is fresh.
    const today = clock.now();
    await clock.set(today - 4 * DAY_MS);
    guest = shop.browser();
    await addPlan(guest, firstPlan?.slug ?? '');
    guestOrder = await placeCart(guest);
    await addPlan(guest, firstPlan?.slug ?? '');
    customer = await shop.customer(buyerEmail);
    paid = await orderEverything(customer);
    await shop.pay(customer, paid);
    await clock.set(clock.now() + 2_000);
    // Handing over would take the mails away that say so.
    await clock.set(today);
    const isSaidLate = async (): Promise<boolean> =>
      (await db.select().from(outboxMessages)).some(({ key }) => key.startsWith('service-delayed:'));
    await vi.waitUntil(isSaidLate, slowMachine);
    await handOverAll(shop);
    await clock.set(clock.now() + 10_000);
    await addPlan(customer, firstPlan?.slug ?? '');
    waiting = await placeCart(customer);
    await addPlan(customer, firstPlan?.slug ?? '');
    quotation = await sendQuotation(shop, customer);
    services = await servicesOf(customer);
  });
  afterAll(() => shop.close());

  const publicPaths = async (): Promise<readonly string[]> => {
    const map = await (await shop.browser().send('/sitemap.xml')).text();
    return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  };
  const ownPaths = (): readonly string[] => [
    ...samplePaths({ waiting, failed: waiting, paid, quotation, service: services[0]?.id ?? null }),
    ...services.map(({ id }) => `/service/${id}`),
    ...services
      .filter(({ name }) => isSold(name))
      .flatMap(({ id }) => [`/service/${id}/dns`, `/service/${id}/ten-mien`, `/xac-thuc-thong-tin/${id}`]),
    '/service?filter=starting',
    dueCalendar,
    personalData('html'),
    personalData('json'),
    `/order/${paid}`,
  ];
  const guestPaths = (): readonly string[] => [
    '/gio-hang',
    '/checkout',
    '/dang-nhap',
    '/dang-ky',
    '/quen-mat-khau',
    `/xac-nhan-dat-hang?orderId=${guestOrder}`,
    `/thanh-toan/${guestOrder}`,
    `/dat-hang-thanh-cong?orderId=${guestOrder}`,
    '/tim-kiem-domain?q=tiem%20banh%20may&whois=tiembanhmay.vn',
    '/tim-kiem-domain',
    '/trang-khong-co',
    '/san-pham/khong-con-ban',
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
    '/site.webmanifest',
  ];
  const read = async (browser: Browser, paths: readonly string[]) => {
    const texts = new Map<string, string>();
    for (const path of paths) {
      const answer = await browser.send(path);
      if (!answer.headers.has('location')) texts.set(path, await answer.text());
    }
    return texts;
  };

  test('V15.2.3 no public page names an address of documentation or the sample shop', async () => {
    const texts = await read(shop.browser(), await publicPaths());
    expect(findingsIn(texts)).toEqual([]);
    expect(texts.size).toBeGreaterThan(100);
    for (const path of ['/', '/lien-he', '/chinh-sach-bao-mat']) expect(texts.get(path)).toContain(firm.support.email);
    expect(texts.get('/lien-he')).toContain(`gọi ${firm.support.hotline}`);
  });

  test('V15.2.3 until editors enter a contact it is the installation’s', () => {
    for (const words of Object.values(firm.shop)) expect(firstHome).toContain(words);
    expect(findingsIn(new Map([['/', firstHome]]))).toEqual([]);
    expect(firstHome).not.toContain('zalo.me');
  });

  test('V15.2.3 no page of a guest or of a customer names an address of documentation or the sample shop', async () => {
    const justLoggedIn = await shop.customer('minh@tiembanhminh.vn');
    const texts = new Map([
      ...(await read(guest, guestPaths())),
      ...(await read(customer, ownPaths())),
      ...(await read(justLoggedIn, ['/quan-ly-tai-khoan/bao-mat', '/lien-ket-tai-khoan'])),
    ]);
    for (const path of [...guestPaths(), '/quan-ly-tai-khoan/bao-mat', `/order/${paid}`])
      expect([...texts.keys()]).toContain(path);
    expect(findingsIn(texts)).toEqual([]);
    expect(texts.size).toBeGreaterThan(60);
  });

  test('V15.2.3 no printed document names an address of documentation or the sample shop', async () => {
    const invoice = await customer.send(`/hoa-don.pdf?orderId=${paid}`);
    const offer = await customer.send(`/bao-gia/${quotation}.pdf`, {
      method: 'POST',
      headers: { origin: firm.origin },
      body: new URLSearchParams({ name: 'Công ty Tiệm Bánh Lan', taxCode: '0100109106' }),
    });
    const texts = new Map<string, string>();
    for (const [name, answer] of [
      ['hoa-don.pdf', invoice],
      ['bao-gia.pdf', offer],
    ] as const) {
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'application/pdf']);
      texts.set(name, readPdf(Buffer.from(await answer.arrayBuffer())));
    }
    for (const text of texts.values()) expect(text.replaceAll('\n', ' ')).toContain(firm.name);
    expect(findingsIn(texts)).toEqual([]);
  });

  test('V15.2.3 no page, list or record of the staff names an address of documentation or the sample shop', async () => {
    const { routes, resources } = staffPlaceOf(shop.backend.deps);
    const desk = deskVisitor(shop.staff);
    const paths = routes.flatMap(({ method, path }) => (method === 'GET' && !path.includes(':') ? [path] : []));
    const texts = new Map<string, string>();
    for (const path of [...paths, '/khong-co']) texts.set(path, await (await shop.staff.read(path)).text());
    expect(texts.get('/desk')).toContain(firm.shop.name);
    let records = 0;
    for (const { name } of resources) {
      const { status, body } = await desk.list<{ readonly id: string }>(name);
      expect([name, status]).toEqual([name, 200]);
      texts.set(name, JSON.stringify(body));
      for (const { id } of body.rows.slice(0, 3)) {
        const record = await desk.read(name, encodeURIComponent(id));
        texts.set(`${name} ${id}`, JSON.stringify(record.body));
        records += record.status === 200 ? 1 : 0;
      }
    }
    expect(findingsIn(texts)).toEqual([]);
    expect([resources.length > 40, records > 60]).toEqual([true, true]);
  });

  test('V15.2.3 no template of a mail names an address of documentation or the sample shop', () => {
    const texts = new Map(
      mailPreviews(shop.backend.deps.environment).map(({ name, mail }) => {
        const { html, text } = renderMail(shop.backend.deps.environment.identity, mail);
        return [name, [mail.subject, mail.sms, html, text].join('\n')];
      }),
    );
    expect(findingsIn(texts)).toEqual([]);
    expect(texts.size).toBeGreaterThan(40);
  });

  // The last one: sessions end on the way.
  test('V15.2.3 no mail that is sent while services run and end names an address of documentation or the sample shop', async () => {
    const { clock, db } = shop.backend.deps;
    const bought = clock.now();
    const kinds = new Set<string>();
    const isEverythingSent = async (): Promise<boolean> => {
      await clock.set(clock.now() + 60_000);
      const messages = await db.select().from(outboxMessages);
      for (const { key } of messages) kinds.add(key.split(':', 1)[0] ?? '');
      return messages.every(({ state }) => state !== 'waiting');
    };
    for (const days of [0, ...daysOfMails]) {
      await clock.set(bought + days * DAY_MS);
      await expect.poll(isEverythingSent, slowMachine).toBe(true);
    }
    const { mails } = shop.sink;
    expect(findingsIn(new Map(mails.map((mail) => [mail.messageId, textOfMail(mail)])))).toEqual([]);
    for (const { headers } of mails) expect(headers.from).toContain(firm.shop.email);
    expect([...kinds]).toEqual(expect.arrayContaining(mailedKinds));
    expect(mails.length).toBeGreaterThan(40);
  });
});
