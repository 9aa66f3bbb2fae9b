import { configurationToQuery } from '#core/catalogue/configuration.ts';
import type { DirectOrderView } from '#core/checkout/checkout.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { configurationFields } from '#ui/blocks/configuration-fields.ts';
import { instalments } from '#ui/blocks/instalments.vi.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { orderWords } from '#ui/blocks/order.vi.ts';
import { totalRows } from '#ui/blocks/order-amounts.ts';
import { Card } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-form.tsx';
import { checkoutText } from './messages.vi.ts';

/** One configured product, without changing the cart. [ROUTE-09, FIN-03, FIN-04] */
export const toCheckoutOrder = (view: DirectOrderView): CheckoutOrder => {
  const { product, configuration, quote, totals, discounts } = view;
  const codes = discounts.map(({ code }) => code);
  return {
    use: 'placeDirectOrder',
    query: 'loadDirectOrder',
    total: totals.gross,
    note: '',
    command: (typed, expectedTotal) => ({ ...typed, slug: product.slug, configuration, codes, expectedTotal }),
    hiddenFields: [
      ['slug', product.slug],
      ...configurationFields(configuration),
      ...(codes.length > 0 ? [['codes', codes.join(',')] as const] : []),
    ],
    rows: totalRows(totals, product.vat.percent, 1, discounts),
    renewal: quote.instalmentQuote
      ? instalments.ofLine(
          quote.instalmentQuote.plan.loanTenure,
          formatDong(quote.totals.gross),
          formatDong(quote.renewal.gross),
        )
      : orderWords.renewal(formatDong(quote.renewal.gross)),
    edit: {
      href: `${paths.product(product.slug)}${stringifySearch(configurationToQuery(product, configuration))}`,
      label: checkoutText.editProduct,
    },
    lines: <Lines product={product} configuration={configuration} quote={quote} />,
  };
};

function Lines({ product, configuration, quote }: Pick<DirectOrderView, 'product' | 'configuration' | 'quote'>) {
  const term = termText(quote.price.term, quote.price.unit);
  const texts = product.options
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ id, name }) => (configuration.chosen[id] ?? []).map((text) => ({ name, text })));
  return (
    <Card padded as="section" labelledBy="lines">
      <h2 id="lines" className={styles.linesTitle}>
        {orderWords.lines}
      </h2>
      <dl>
        {quote.lines.map(({ title, amounts }, at) => (
          <LeaderRow
            key={title}
            label={
              at === 0 ? `${title}, ${term}${configuration.quantity > 1 ? ` × ${configuration.quantity}` : ''}` : title
            }
            value={formatDong(product.vat.isIncluded ? amounts.gross : addDong(amounts.net, amounts.exempt))}
          />
        ))}
        {texts.map(({ name, text }) => (
          <LeaderRow key={name} label={name} value={text} />
        ))}
      </dl>
    </Card>
  );
}
