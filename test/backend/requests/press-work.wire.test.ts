import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { renderer } from '#ssr/renderer.tsx';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { type CountedBackend, openCountedBackend } from '#test/kit/backends/counted-backend.ts';
import { slugs } from '#test/kit/fakes/shop.ts';
import { hostAt } from '#test/kit/host-browser.ts';

const drawing = renderer({ kind: 'development', styles: [] });

type Outcome = {
  readonly ok: boolean;
  readonly value: {
    readonly cart?: Cart;
    readonly prices?: readonly Price[];
    readonly vat: { readonly percent: number };
  };
};
type Cart = { readonly orderId: string; readonly totals: { readonly gross: number } };
type Price = { readonly term: number; readonly charge: { readonly net: number } };

const checkout = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
  address: { provinceCode: '', wardCode: '', street: '' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
};

/** What a press and a page may cost: a host asks its services this often, and they the database. */
const budgets = {
  'the page of a product that nobody asked for yet': { calls: 2, statements: 7 },
  'an add of a product that this host has not sold for a while': { calls: 2, statements: 13 },
  'the first add of a guest': { calls: 1, statements: 9 },
  'the next add': { calls: 1, statements: 9 },
  'an order with its payment': { calls: 2, statements: 21 },
} as const;

eachRealBackend('the work of a press', ({ databaseUrl }) => {
  let backend: CountedBackend;
  let calls = 0;
  let close: () => void;
  let browse: ReturnType<typeof hostAt>['browser'];

  beforeAll(async () => {
    backend = await openCountedBackend(databaseUrl, { TRUST_PROXY: '127.0.0.1' });
    const { server, port } = await backend.listen();
    server.on('request', () => {
      calls += 1;
    });
    close = () => server.close();
    const { signing, anonymous } = inject('secrets');
    const host = hostAt(
      { url: `http://127.0.0.1:${port}` },
      {
        settings: { TRUST_PROXY: '127.0.0.1' },
        secrets: { guestSigning: [signing], anonymousToken: [anonymous] },
        renderer: drawing,
      },
    );
    browse = host.browser;
    await walk(slugs.promoted, async (_, act) => act());
  });
  afterAll(async () => {
    close();
    await backend.close();
  });

  type Step = keyof typeof budgets;
  type Measure = <Value>(step: Step, act: () => Promise<Value>) => Promise<Value>;

  /** Two visitors buy from the page of a product, and one orders. */
  const walk = async (slug: string, measure: Measure): Promise<void> => {
    const [first, visitor] = [browse('203.0.113.1'), browse('203.0.113.2')];
    const outcomeOf = async (answer: Promise<Response>): Promise<Outcome['value']> => {
      // Every operation answers with this shape.
      const outcome = (await (await answer).json()) as Outcome;
      expect(outcome).toMatchObject({ ok: true });
      return outcome.value;
    };
    const press = (name: string, input: object, by = visitor) =>
      outcomeOf(
        by.send(`/api/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...input, idempotencyKey: crypto.randomUUID().replaceAll('-', '') }),
        }),
      );
    await measure('the page of a product that nobody asked for yet', async () => {
      expect((await visitor.send(`/san-pham/${slug}`)).status).toBe(200);
    });
    const product = await outcomeOf(
      visitor.send(`/api/loadProduct?input=${encodeURIComponent(JSON.stringify({ slug }))}`),
    );
    const { vat, prices: [price] = [] } = product;
    const { term, charge } = price ?? expect.fail('the product has no price');
    const line = {
      slug,
      configuration: { term, quantity: 1, chosen: null },
      expectedTotal: charge.net + Math.round((charge.net * vat.percent) / 100),
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
    };
    const add = (by = visitor) => press('addToCart', line, by);
    await measure('an add of a product that this host has not sold for a while', () => add(first));
    await measure('the first add of a guest', () => add());
    const { cart = expect.fail('there is no cart') } = await measure('the next add', () => add());
    const order = { ...checkout, orderId: cart.orderId, expectedTotal: cart.totals.gross };
    await measure('an order with its payment', () => press('finaliseOrder', order));
  };

  test('V15.2.2 pages and presses take the calls and statements of their budget, and none more', async () => {
    const work: Record<string, { readonly calls: number; readonly statements: number }> = {};
    await walk(slugs.server, async (step, act) => {
      const before = calls;
      const { statements, answer } = await backend.workOf(act);
      work[step] = { calls: calls - before, statements };
      return answer;
    });
    expect(work).toEqual(budgets);
  });
});
