import { notFound, redirect } from '@tanstack/react-router';
import { BUY_NOW, voucherCodesFromQuery } from '#core/catalogue/buy-now.ts';
import { handoversOfLines } from '#core/catalogue/category.ts';
import { configurationFromQuery, configurationToQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { directLine } from '#core/checkout/asks-for-address.ts';
import type { DirectOrderView } from '#core/checkout/checkout.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { handoversOf, type WrittenHandovers } from '#core/services/handover.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, ensureFound, type PageLoader, pageQuery, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { instalments } from '#ui/blocks/order/instalments.vi.ts';
import { orderWords } from '#ui/blocks/order/order.vi.ts';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { configurationFields } from '#ui/blocks/price/configuration-fields.ts';
import { useCategories } from '#ui/catalogue/list/use-categories.ts';
import { CheckoutForm, type CheckoutOrder } from '#ui/checkout/checkout-form.tsx';
import { checkoutText } from '#ui/checkout/messages.vi.ts';
import type { OrderedLine } from '#ui/checkout/ordered-lines.tsx';
import { prefetchCheckoutParts } from '#ui/checkout/prefetch-checkout-parts.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import { deferred } from '#ui/waking/deferred.tsx';

const product = publicPageQuery('loadProduct', ({ params }) => ({ slug: params.slug ?? '' }));
/** Parsing the configuration requires the product. */
const directOrderQuery = (ordered: Product) =>
  pageQuery('loadDirectOrder', ({ search }) => ({
    slug: ordered.slug,
    configuration: configurationFromQuery(ordered, search),
    codes: voucherCodesFromQuery(search),
  }));

/** A configuration that cannot be ordered redirects to the product's page, to correct it. [ROUTE-09] */
export const load: PageLoader = async (loader) => {
  if (loader.params.checkout !== BUY_NOW) throw notFound({ data: { thing: 'page' } });
  const ordered = await ensureFound(loader, product, 'product');
  try {
    const { addresses } = await ensure(loader, directOrderQuery(ordered));
    await prefetchCheckoutParts(loader, 'placeDirectOrder', addresses);
  } catch (error) {
    const kind = decodeFailure(error)?.kind;
    if (kind !== 'invalid-fields' && kind !== 'product-unavailable') throw error;
    throw redirect({ href: loader.href.replace(`/${BUY_NOW}`, ''), statusCode: 303 });
  }
  return { title: ordered.title };
};

const DirectCodes = deferred(() => import('#ui/vouchers/direct-codes.tsx'), 'touched');

/** /san-pham/{slug}/mua-ngay: orders one product without a cart. [ROUTE-09] */
export function Page() {
  const view = usePageQuery(directOrderQuery(usePageQuery(product)));
  const written = handoversOfLines(useCategories());
  return (
    <OrderPage title={checkoutText.directTitle} step={2}>
      <CheckoutForm view={view} ordered={toCheckoutOrder(view, written)} />
    </OrderPage>
  );
}

/** One configured product, without changing the cart. [ROUTE-09, FIN-03, FIN-04] */
const toCheckoutOrder = (view: DirectOrderView, written: WrittenHandovers): CheckoutOrder => {
  const { product, configuration, quote, totals, discounts } = view;
  const codes = discounts.map(({ code }) => code);
  return {
    use: 'placeDirectOrder',
    query: 'loadDirectOrder',
    note: '',
    command: (typed, expectedTotal) => ({ ...typed, slug: product.slug, configuration, codes, expectedTotal }),
    hiddenFields: [
      ['slug', product.slug],
      ...configurationFields(configuration),
      ...(codes.length > 0 ? [['codes', codes.join(',')] as const] : []),
    ],
    sums: orderSums({ totals, vatPercent: product.vat.percent, itemCount: 1, discounts }),
    renewal: quote.instalmentQuote
      ? instalments.ofLine(
          quote.instalmentQuote.plan.loanTenure,
          formatDong(quote.totals.gross),
          formatDong(quote.renewal.gross),
        )
      : orderWords.renewal(formatDong(quote.renewal.gross)),
    handovers: handoversOf([directLine(product)], written),
    edit: {
      href: `${paths.product(product.slug)}${stringifySearch(configurationToQuery(product, configuration))}`,
      label: checkoutText.editProduct,
    },
    title: product.title,
    lines: [toOrderedLine(view)],
    vouchers: <DirectCodes view={view} />,
  };
};

const toOrderedLine = ({ product, configuration, quote }: DirectOrderView): OrderedLine => {
  const [plan, ...options] = quote.lines;
  const texts = product.options
    .filter(isWritten)
    .flatMap(({ id, name }) => (configuration.chosen[id] ?? []).map((text) => `${name}: ${text}`));
  const { term, unit } = quote.price;
  return {
    key: product.id,
    picture: { imagePath: product.image?.path ?? null, category: product.type },
    title: product.title,
    details: [`${termText(term, unit)}${configuration.quantity > 1 ? ` × ${configuration.quantity}` : ''}`, ...texts],
    amount: (plan?.amounts ?? quote.totals).gross,
    options: options.map(({ title, amounts }) => ({ key: title, title, amount: amounts.gross })),
  };
};
