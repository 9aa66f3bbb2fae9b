import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { productImageOf } from '#contracts/seed/product-image.ts';
import { normaliseOptionText } from '#core/catalogue/option-texts.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { lineItemId, optionId, productId } from '#core/shared/ids.ts';
import { anyHostname, anyPublicKey, anyRefusedKey } from '#test/catalogue/configuration/setup-texts.ts';
import type { Law } from '#test/kit/law.ts';
import { anyCount, anyLine, anyWrongCount, lineFor, plans, priceOf, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  expectRejected,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  type OrderWorld,
  unwrap,
} from './order-world.ts';

/** The price of a line by the pricing rules alone. */
const expectPriced = (line: OrderLine, charge: NewLine['charge'], count: number): void => {
  expect(line.charge).toEqual(charge);
  expect(line.amounts).toEqual(computeLineAmounts(charge, count, line.vat.percent));
};

const pictureOf = (line: NewLine): string | null => {
  const product = seedProducts.find(({ id }) => id === line.productId);
  return product === undefined ? null : productImageOf(product).path;
};

const expectSum = (order: Order): void =>
  expect(order.totals).toEqual(sumAmounts(order.lines.map((line) => line.amounts)));

const textOption = (name: string, value: string) => {
  const option = seedOptions.find((each) => each.name === name);
  if (option === undefined) throw new Error(`nobody asks for ${name}`);
  return { id: optionId(option.id), name, value };
};

const content = (order: Order) =>
  order.lines.map(({ productId: product, term, quantity, charge, parentId }) => ({
    product,
    term: term,
    quantity: quantity,
    charge,
    child: parentId !== null,
  }));

/** The content of a cart, and how it changes. */
export const lineLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'CART-06 an added item has its product with its picture, term, quantity and options, each at its price',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const order = await loadOrder(shopper, cart.id);
        const machine = topLines(order)[0];
        expect(machine).toMatchObject({ id, productId: line.productId, term: line.term, quantity: line.quantity });
        if (machine) expectPriced(machine, line.charge, line.quantity);
        expect(machine?.imagePath).toBe(pictureOf(line));
        const children = childLines(order, id);
        expect(children.map((child) => child.productId)).toEqual(line.children.map((child) => child.productId));
        for (const [at, child] of children.entries()) {
          expect(child).toMatchObject({ term: line.term, quantity: line.quantity, imagePath: null });
          expectPriced(child, line.children[at]?.charge ?? line.charge, line.quantity);
        }
      }),
  },
  {
    name: 'CART-06 ENT-05 a line from source IP is an exchange, its options and every other line are not',
    check: (open) =>
      always(open, [anyLine, fc.constantFrom('ip', 'BANNER', null)], async (_, shopper, line, other) => {
        const cart = await newCart(shopper);
        const exchange = await addLineTo(shopper, cart.id, { ...line, source: 'IP' });
        await addLineTo(shopper, cart.id, { ...line, source: other });
        const exchanged = (await loadOrder(shopper, cart.id)).lines.filter(({ isExchange }) => isExchange);
        expect(exchanged.map(({ id }) => id)).toEqual([exchange]);
      }),
  },
  {
    name: 'CAT-03 the texts that set up a server stay with its line; one that cannot be used is refused',
    check: (open) =>
      always(open, [anyPublicKey, anyHostname, anyRefusedKey], async (_, shopper, key, hostname, refused) => {
        const cart = await newCart(shopper);
        const line = lineFor(productBySku('CS-04'));
        const texts = [textOption('Khoá SSH', normaliseOptionText('Khoá SSH', key)), textOption('Tên máy', hostname)];
        const id = await addLineTo(shopper, cart.id, { ...line, options: texts });
        expect((await loadOrder(shopper, cart.id)).lines[0]?.options).toEqual(texts);
        const wrong = textOption('Khoá SSH', refused);
        expectRejected(
          await shopper.orders.addLine(cart.id, { ...line, options: [wrong] }, freshIdempotencyKey()),
          'bad-input',
        );
        expectRejected(await shopper.orders.setOptions(cart.id, id, [wrong]), 'bad-input');
        expect((await loadOrder(shopper, cart.id)).lines.map(({ options }) => options)).toEqual([texts]);
      }),
  },
  {
    name: 'CART-14 the totals are the sum of the lines',
    check: (open) =>
      always(open, [fc.array(anyLine, { minLength: 1, maxLength: 3 })], async (_, shopper, lines) => {
        const cart = await newCart(shopper);
        for (const line of lines) await addLineTo(shopper, cart.id, line);
        const order = await loadOrder(shopper, cart.id);
        expectSum(order);
        expect(order.totals.gross).toBeGreaterThan(0);
        expect(topLines(order)).toHaveLength(lines.length);
      }),
  },
  {
    name: 'CART-14 removing a line also removes its options and restores the totals; removing it again succeeds',
    check: (open) =>
      always(open, [anyLine, anyLine], async (_, shopper, kept, gone) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, kept);
        const before = await loadOrder(shopper, cart.id);
        const id = await addLineTo(shopper, cart.id, gone);
        unwrap(await shopper.orders.removeLine(cart.id, id, 'đổi gói sản phẩm khác'));
        unwrap(await shopper.orders.removeLine(cart.id, id, 'đổi gói sản phẩm khác'));
        const after = await loadOrder(shopper, cart.id);
        expect(after.lines).toEqual(before.lines);
        expect(after.totals).toEqual(before.totals);
      }),
  },
  {
    name: 'CART-17 a removed line never comes back, not even with its own idempotency key',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const press = freshIdempotencyKey();
        const { line: id } = unwrap(await shopper.orders.addLine(cart.id, line, press));
        unwrap(await shopper.orders.removeLine(cart.id, id, 'đổi gói sản phẩm khác'));
        await shopper.orders.addLine(cart.id, line, press);
        await shopper.orders.changeLine(cart.id, id, { quantity: 2 }, freshIdempotencyKey());
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'GQL-03 changing the quantity charges that many units at the price of the line',
    check: (open) =>
      always(open, [anyLine, anyCount], async (_, shopper, line, count) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const order = unwrap(await shopper.orders.changeLine(cart.id, id, { quantity: count }, freshIdempotencyKey()));
        expect(content(order)).toEqual(content(await loadOrder(shopper, cart.id)));
        for (const each of order.lines) {
          expect(each.quantity).toBe(count);
          const seen =
            each.parentId === null ? line : line.children.find((child) => child.productId === each.productId);
          expectPriced(each, seen?.charge ?? line.charge, count);
        }
        expectSum(order);
      }),
  },
  {
    name: 'GQL-03 changing the term costs as much as adding the same item for that term',
    check: (open) =>
      always(open, [anyLine, fc.nat()], async (_, shopper, line, draw) => {
        const product = seedProducts.find((each) => each.id === line.productId);
        const time = product?.prices[draw % product.prices.length]?.term ?? line.term;
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const changed = unwrap(await shopper.orders.changeLine(cart.id, id, { term: time }, freshIdempotencyKey()));
        const machine = topLines(changed)[0];
        if (machine && product) expectPriced(machine, priceOf(product, time).charge, line.quantity);
        for (const child of childLines(changed, id)) {
          const seen = line.children.find((each) => each.productId === child.productId);
          expect(child.term).toBe(time);
          expect(child.charge.net * line.term).toBe((seen?.charge.net ?? 0) * time);
        }
        expectSum(changed);
      }),
  },
  {
    name: 'CART-14 a quantity outside 1 to 50 is rejected with its limits and changes nothing',
    check: (open) =>
      always(open, [anyLine, anyWrongCount], async (_, shopper, line, count) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const before = await loadOrder(shopper, cart.id);
        const refused = await shopper.orders.changeLine(cart.id, id, { quantity: count }, freshIdempotencyKey());
        expect(refused).toMatchObject({ failure: { code: 'quantity-out-of-range', detail: { least: 1, most: 50 } } });
        expectRejected(
          await shopper.orders.addLine(cart.id, { ...line, quantity: count }, freshIdempotencyKey()),
          'quantity-out-of-range',
        );
        expect(await loadOrder(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'CART-14 a term or product that the shop does not sell is rejected and changes nothing',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const before = await loadOrder(shopper, cart.id);
        expectRejected(
          await shopper.orders.changeLine(cart.id, id, { term: 7 }, freshIdempotencyKey()),
          'term-not-sold',
        );
        expectRejected(
          await shopper.orders.addLine(cart.id, { ...line, term: 7 }, freshIdempotencyKey()),
          'term-not-sold',
        );
        const unknown = { ...line, productId: productId('999999') };
        expectRejected(await shopper.orders.addLine(cart.id, unknown, freshIdempotencyKey()), 'product-unavailable');
        expect(await loadOrder(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'CART-08 free options are set on their line, other options stay, and unknown ones are rejected',
    check: (open) =>
      always(open, [fc.constantFrom('Hà Nội', 'Đà Nẵng')], async (_, shopper, place) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, lineFor(productBySku('CS-01')));
        const named = (key: string, value: string) => {
          const option = seedOptions.find((each) => each.key === key);
          return { id: optionId(option?.id ?? ''), name: option?.name ?? '', value };
        };
        unwrap(await shopper.orders.setOptions(cart.id, id, [named('os', 'Debian 12'), named('location', 'Hà Nội')]));
        unwrap(await shopper.orders.setOptions(cart.id, id, [named('location', place)]));
        const [line] = (await loadOrder(shopper, cart.id)).lines;
        expect(line?.options).toEqual([named('os', 'Debian 12'), named('location', place)]);
        const stray = { id: optionId('999999'), name: 'Không có', value: 'x' };
        expectRejected(await shopper.orders.setOptions(cart.id, id, [stray]), 'bad-input');
      }),
  },
  {
    name: 'CART-08 an add is rejected as a whole when the product lacks an option or allows it only once',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        const server = productBySku('CS-03');
        const os = seedOptions.find((option) => option.key === 'ipv4');
        const child = (at: number, charge: number) => ({
          productId: productId(os?.values[at]?.productId ?? ''),
          option: optionId(os?.id ?? ''),
          title: os?.values[at]?.title ?? '',
          charge: { ...lineFor(server).charge, net: charge as NewLine['charge']['net'] },
        });
        const twice = lineFor(server, { children: [child(1, 50_000), child(2, 100_000)] });
        expectRejected(await shopper.orders.addLine(cart.id, twice, freshIdempotencyKey()), 'bad-input');
        const mail = plans.find((product) => product.type === 'cloud-lab') ?? server;
        const foreign = lineFor(mail, { children: [child(1, 50_000)] });
        expectRejected(await shopper.orders.addLine(cart.id, foreign, freshIdempotencyKey()), 'bad-input');
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'GQL-03 changing a missing line, or setting its options, fails with not-found',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        const nowhere = lineItemId('0'.repeat(32));
        expect(await shopper.orders.changeLine(cart.id, nowhere, { quantity: 2 }, freshIdempotencyKey())).toMatchObject(
          {
            failure: { kind: 'not-found' },
          },
        );
        expect(await shopper.orders.setOptions(cart.id, nowhere, [])).toMatchObject({ failure: { kind: 'not-found' } });
      }),
  },
];
