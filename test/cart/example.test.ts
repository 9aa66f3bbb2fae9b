import { expect, test } from 'vitest';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { defaultConfiguration } from '#core/pricing/configuration.ts';
import { quoteOf } from '#core/pricing/quote.ts';
import { intent } from '#core/shared/ids.ts';

test('the core buys a server in ten lines of Node, without a DOM, a host or a back end', async () => {
  const shop = createUseCases(memoryPorts(memoryWorld()));

  const product = await shop.product({ slug: 'cloud-server-ssd-4' });
  if (!product.ok) throw new Error(product.failure.kind);
  const configuration = { ...defaultConfiguration(product.value), time: 6, count: 2 };
  const quote = quoteOf(product.value, configuration);
  if (!quote.ok) throw new Error(quote.failure.kind);

  const { slug } = product.value;
  const press = { keepPointer: true, orderId: null, campaign: null, source: null, intent: intent('the first press') };
  const added = await shop.addToCart({ slug, configuration, seen: quote.value.totals.gross, ...press });

  expect(added).toMatchObject({
    ok: true,
    value: { notice: 'added', notify: 1, cart: { totals: quote.value.totals } },
  });
});
