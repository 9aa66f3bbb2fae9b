import { bankOf } from '#adapters/memory/orders/bank.ts';
import { remoteClient } from '#adapters/remote/client.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { quotationId } from '#core/shared/ids.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';
import { type Belongings, samplePaths } from '#test/kit/sample-paths.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** A browser without scripts at the host, and the use cases with its cookies. */
const openBrowser = () => {
  const { world, host } = hostUnderTest({ renderer: drawing });
  const useCases = useCasesOver(
    remoteClient(async (path, { method, headers, body }) => {
      const sent = { ...headers, 'sec-fetch-site': 'same-origin' };
      const answer = await host.send(path, { method, headers: sent, ...(body === undefined ? {} : { body }) });
      return { status: answer.status, json: () => answer.json() };
    }),
  );
  return { host, world, useCases, ports: openShop({ world }).ports };
};
type Browser = ReturnType<typeof openBrowser>;

const finaliseOrder = async (browser: Browser, outcome: 'confirm' | 'decline' | null): Promise<OrderId> => {
  expectOk(await addBySlug(browser, slugs.promoted));
  const { orderId } = expectOk(await placeCart(browser));
  if (outcome === null) return orderId;
  const { payment } = expectOk(await browser.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  bankOf(browser.world)[outcome](payment.id);
  browser.world.state.now += 60_000;
  return orderId;
};

/** Orders in three states, a quotation, a cart with a server and a domain's, and a customer's service. */
const own = async (browser: Browser): Promise<Belongings> => {
  const [paid, failed, waiting] = [
    await finaliseOrder(browser, 'confirm'),
    await finaliseOrder(browser, 'decline'),
    await finaliseOrder(browser, null),
  ];
  expectOk(await addBySlug(browser, slugs.server));
  const configuration = defaultConfiguration(expectOk(await browser.ports.catalogue.product(slugs.server)));
  const made = await browser.useCases.createQuotation({
    slug: slugs.server,
    configuration,
    orderId: null,
    idempotencyKey: freshIdempotencyKey(),
  });
  const quotation = quotationId(expectOk(made).goTo.split('/').at(-1) ?? '');
  const rented = await browser.useCases.loadServices({ filter: 'all', keyword: null });
  return { paid, failed, waiting, quotation, service: rented.ok ? (rented.value.services[0]?.id ?? null) : null };
};

/** Every page of a guest and of a customer, with what they own, and the page of an unknown address. */
export const drawnPages = async (): Promise<readonly (readonly [path: string, html: string])[]> => {
  const pages: (readonly [path: string, html: string])[] = [];
  const guest = openBrowser();
  const customer = openBrowser();
  addCustomer(customer.world);
  expectOk(await logInAs(customer));
  const visits: readonly (readonly [Browser, readonly string[]])[] = [
    [guest, [...samplePaths(await own(guest), ({ audience }) => audience !== 'customer'), '/khong-co']],
    [customer, samplePaths(await own(customer))],
  ];
  for (const [{ host }, addresses] of visits)
    for (const path of addresses) {
      const answer = await host.get(path);
      if (answer.status !== 303) pages.push([path, await answer.text()]);
    }
  return pages;
};
