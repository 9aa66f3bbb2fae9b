import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { moveStock } from '#test/kit/fakes/memory-changes.ts';
import { shownTotalOf } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const found = products.find(({ sku }) => sku === 'BM-S');
if (found === undefined) throw new Error('the seed has no BM-S');
const machine = found;
const location = machine.options.find(({ values }) => values.some(({ stock }) => stock !== null))?.id ?? '';
const page = `/san-pham/${machine.slug}`;

/** The fields of the product page's form, as a browser without scripts sends them. */
const form = () => {
  const configuration = defaultConfiguration(machine);
  return [
    ['_use', 'addToCart'],
    ['slug', machine.slug],
    ['configuration.term', String(configuration.term)],
    ['configuration.quantity', String(configuration.quantity)],
    ...Object.entries(configuration.chosen).flatMap(([id, values]) =>
      values.map((value) => [optionFieldName(id), value]),
    ),
    ['expectedTotal', String(shownTotalOf(machine, configuration))],
    ['idempotencyKey', ''],
  ] as [string, string][];
};

test('CAT-10 without scripts a sold-out location is an error of its field, and nothing is added', async () => {
  const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
  moveStock(world, machine.id, 'Hà Nội', 'sold-out');
  const answer = await host.form(page, form());
  expect(answer.status).toBe(422);
  expect(await renderedInput(answer)).toMatchObject({
    submission: { failure: { kind: 'invalid-fields', fields: { [optionFieldName(location)]: 'sold-out' } } },
  });
});

test('CAT-10 without scripts a line item can move to a location with stock, but not to a sold-out one', async () => {
  const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
  const added = await host.form(page, form());
  const cart = added.headers.get('location') ?? '';
  const read = async () => (await (await host.get('/api/loadCart?input={"orderId":null}')).json()).value;
  const { orderId, lines } = await read();
  const move = (place: string) =>
    host.form('/gio-hang', [
      ['_use', 'setLineOptions'],
      ['orderId', orderId],
      ['lineId', lines[0].line.id],
      [`options[${location}]`, place],
    ]);
  expect((await move('Đà Nẵng')).status).toBe(303);
  expect(cart).toMatch(/^\/gio-hang/);
  moveStock(world, machine.id, 'Hà Nội', 'sold-out');
  const refused = await move('Hà Nội');
  expect(refused.status).toBe(422);
  expect(await renderedInput(refused)).toMatchObject({
    submission: { failure: { kind: 'location-sold-out', place: 'Hà Nội' } },
  });
  const places = (await read()).lines[0].line.options.filter((option: { id: string }) => option.id === location);
  expect(places.map(({ value }: { value: string }) => value)).toEqual(['Đà Nẵng']);
});
