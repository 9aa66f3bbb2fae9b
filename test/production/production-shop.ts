import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { remoteClient } from '#adapters/remote/client.ts';
import type { Backend } from '#backend/server.ts';
import type { UseCases } from '#core/operations.ts';
import { nameInBrowser } from '#core/session/cookies.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { renderer } from '#ssr/renderer.tsx';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { freshLogin } from '#test/kit/backends/backends.ts';
import { emptyDatabase, startProduction } from '#test/kit/backends/production-backend.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';
import { browserAt } from '#test/kit/host-browser.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';
import { enterAsAdministrator } from '#test/staff/staff-office.ts';

/** What a firm sets, by docs/operations.md. Nothing of it is a sample. */
export const firm = {
  origin: 'https://maychu.tiemmay.vn',
  name: 'Công ty TNHH Máy Chủ Sen Hồ',
  email: 'ketoan@tiemmay.vn',
  phone: '024 7300 9876',
  /** In the settings that both programs read. */
  shop: { name: 'Sen Hồ Cloud', hotline: '1800 9876', email: 'hotro@tiemmay.vn', domain: 'tiemmay.vn' },
  /** Of the advisers, entered at the desk. */
  support: { hotline: '1900 6868', email: 'tuvan@tiemmay.vn' },
  nameServers: ['ns1.tiemmay.vn', 'ns2.tiemmay.vn'],
} as const;

const drawing = renderer({ kind: 'development', styles: [] });

export type Browser = ReturnType<typeof browserAt> & { readonly useCases: UseCases };

export type ProductionShop = {
  readonly backend: Backend;
  readonly sink: MailSink;
  /** A browser without cookies. */
  readonly browser: () => Browser;
  /** A browser whose customer is logged in. */
  readonly customer: (email: string) => Promise<Browser>;
  /** The first administrator, who has every role. */
  readonly staff: StaffBrowser;
  /** Reports the money for a placed order, as the bank does. */
  readonly pay: (browser: Browser, orderId: OrderId) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A registry that knows only these names as free; for others it is out of order. */
const startRegistry = async (isFree: (name: string) => boolean) => {
  const server = createServer(({ url = '' }, answer) => {
    const name = decodeURIComponent(url.split('/').at(-1) ?? '');
    if (!isFree(name)) answer.writeHead(500).end();
    else
      answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ domain: name, status: 'AVAILABLE' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Enters the contact of the advisers as a member does at the desk. */
export const enterContact = async ({ staff }: Pick<ProductionShop, 'staff'>): Promise<void> => {
  const desk = deskVisitor(staff);
  const { version } = (await desk.read('contact', 'mot')).body;
  const contact = { hotlineNote: 'Cước 1.000đ mỗi phút', zaloUrl: '', socialUrls: '', hours: '', ...firm.support };
  const { status } = await desk.send('contact', '/mot', contact, { version });
  if (status !== 200) throw new Error(`the contact answered HTTP ${status}`);
};

/**
 * A new production with a host in front and a mail server; `isFree` names the domains that can be registered, `more` are
 * further settings of both programs.
 */
export const openProductionShop = async (
  databaseUrl: string,
  isFree: (name: string) => boolean,
  more: Readonly<Record<string, string>> = {},
): Promise<ProductionShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-production-'));
  const [sink, registry] = [await openMailSink(), await startRegistry(isFree)];
  const addresses = {
    MODE: 'production',
    PUBLIC_ORIGIN: firm.origin,
    SHOP_NAME: firm.shop.name,
    SHOP_HOTLINE: firm.shop.hotline,
    SHOP_EMAIL: firm.shop.email,
    SITE_DOMAIN: firm.shop.domain,
    SELLER_NAME: firm.name,
    AUTH_PUBLIC_ORIGIN: 'https://auth.tiemmay.vn',
    RDAP_BOOTSTRAP: '',
  };
  const backend = await startProduction(await emptyDatabase(databaseUrl), {
    ...addresses,
    DATA_DIR: folder,
    WHOIS_URL: registry.origin,
    SMTP_URL: sink.url,
    NAME_SERVERS: firm.nameServers.join(', '),
    DNS_PUBLISHER: 'powerdns',
    // Of a name server that is down.
    POWERDNS_API_URL: 'http://127.0.0.1:9',
    POWERDNS_API_KEY: sampleSecret('POWERDNS_API_KEY'),
    SELLER_EMAIL: firm.email,
    SELLER_PHONE: firm.phone,
    VNPAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
    ...more,
  });
  const door = await startLoginServer([backend]);
  const { signing, anonymous } = inject('secrets');
  const secrets = {
    guestSigning: [signing],
    anonymousToken: [anonymous],
    flash: [sampleSecret('FLASH_SECRET')],
  } as const;
  const browser = (): Browser => {
    const plain = browserAt(backend, { renderer: drawing, secrets, settings: { ...addresses, ...more } });
    const headers = { origin: firm.origin };
    const client = remoteClient((path, init) =>
      plain.send(path, { ...init, headers: { ...init.headers, ...headers } }),
    );
    return { ...plain, useCases: useCasesOver(client) };
  };
  const customer = async (email: string): Promise<Browser> => {
    const { token } = await freshLogin({ doorUrl: `${door.url}/?backend=0` }, 'VERIFIED', { email });
    const entered = browser();
    entered.cookies.set(nameInBrowser('accessToken', true), token);
    return entered;
  };
  const pay = async ({ useCases }: Browser, orderId: OrderId): Promise<void> => {
    const { payment } = expectOk(await useCases.loadPayment({ orderId }));
    if (payment === null) throw new Error('the order waits for no payment');
    await report(backend, reportOf(payment, { vnp_TmnCode: 'MAYSHOP1' }));
  };
  const staff = await enterAsAdministrator(backend);
  const close = async (): Promise<void> => {
    await backend.close();
    await sink.stop();
    registry.close();
    door.close();
    rmSync(folder, { recursive: true });
  };
  return { backend, sink, browser, customer, staff, pay, close };
};
