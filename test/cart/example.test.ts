import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { idempotencyKey } from '#core/shared/ids.ts';

test('the core buys a server in ten lines of Node, without a DOM, a host or a backend', async () => {
  const shop = createUseCases(memoryPorts(memoryWorld()));

  const product = await shop.loadProduct({ slug: 'cloud-server-ssd-4' });
  if (!product.ok) throw new Error(product.failure.kind);
  const configuration = { ...defaultConfiguration(product.value), term: 6, quantity: 2 };
  const quote = computeQuote(product.value, configuration);
  if (!quote.ok) throw new Error(quote.failure.kind);

  const { slug } = product.value;
  const press = {
    keepPointer: true,
    orderId: null,
    campaign: null,
    source: null,
    idempotencyKey: idempotencyKey('the first press'),
  };
  const added = await shop.addToCart({ slug, configuration, expectedTotal: quote.value.totals.gross, ...press });

  expect(added).toMatchObject({
    ok: true,
    value: { notice: 'added', notify: 1, cart: { totals: quote.value.totals } },
  });
});

test('the script in README.md runs as printed', async () => {
  const [, script = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(script.split('\n').length).toBeLessThanOrEqual(11);
  const file = resolve('test-results', 'readme-example.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, script);
  const printed: unknown[][] = [];
  vi.spyOn(console, 'log').mockImplementation((...line) => void printed.push(line));
  await import(file);
  vi.restoreAllMocks();
  expect(printed[0]).toEqual(['Cloud Server SSD 1', expect.any(Number)]);
  expect(printed).toHaveLength(seedProducts.filter(({ type }) => type === 'cloud-server').length);
});
