import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { UseCases } from '#core/operations.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { expectOk, namedDomain } from '#test/kit/shop.ts';
import { addProduct, answerAsBank, freshIdempotencyKey, placeCart } from './browser-visitor.ts';
import { expect } from './journey.ts';

/** Buys a server and a name, and waits until both run. */
export const buyBoth = async (
  useCases: UseCases,
): Promise<{ readonly domain: ServiceId; readonly address: string }> => {
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases)));
  const name = `ten-${freshIdempotencyKey().slice(0, 12)}.com`;
  const product = expectOk(await useCases.loadProduct({ slug: 'ten-mien-com' }));
  const configuration = { ...defaultConfiguration(product), ...namedDomain(product, name) };
  const expectedTotal = expectOk(computeQuote(product, configuration)).totals.gross;
  const added = expectOk(
    await useCases.addToCart({
      slug: 'ten-mien-com',
      configuration,
      expectedTotal,
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  if (added.cart === null) throw new Error('the name is not in the cart');
  await answerAsBank(useCases, await placeCart(useCases, added.cart));
  const running = async () =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.filter(
      ({ status }) => status === 'COMPLETED',
    );
  await expect.poll(async () => (await running()).length, { timeout: 60_000 }).toBe(2);
  const services = await running();
  const domain = services.find(({ type }) => type === 'domain');
  const server = services.find(({ type }) => type !== 'domain');
  if (!domain || !server) throw new Error('two services were bought');
  return { domain: domain.id, address: server.address };
};
