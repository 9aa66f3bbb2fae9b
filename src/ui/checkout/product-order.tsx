import type { DirectOrderView } from '#core/checkout/checkout.ts';
import { configurationToQuery } from '#core/pricing/configuration.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { Card } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { totalRows } from '#ui/kit/order-amounts.ts';
import { instalments } from '#ui/messages/instalments.vi.ts';
import { termText } from '#ui/messages/kit.vi.ts';
import { cartText, checkoutText } from '#ui/messages/order.vi.ts';
import { stringifySearch } from '#ui/search.ts';
import styles from './checkout.module.css';
import type { Ordered } from './checkout-form.tsx';

/** One configured product, as the same form orders it; the cart is left alone. [ROUTE-09, FIN-03, FIN-04] */
export const productOrder = ({ product, configuration, quote }: DirectOrderView): Ordered => {
  const chosen = Object.entries(configuration.chosen).flatMap(([id, values]) =>
    values.map((value) => [`configuration.chosen[${id}]`, value] as const),
  );
  return {
    use: 'placeDirectOrder',
    query: 'directOrder',
    total: quote.totals.gross,
    note: '',
    command: (typed, seen) => ({ ...typed, slug: product.slug, configuration, seen }),
    hidden: [
      ['slug', product.slug],
      ['configuration.time', String(configuration.time)],
      ['configuration.count', String(configuration.count)],
      ...(configuration.plan ? [['configuration.plan', configuration.plan] as const] : []),
      ...chosen,
    ],
    rows: totalRows(quote.totals, product.vat.percent, 1),
    renewal: quote.instalment
      ? instalments.ofLine(
          quote.instalment.plan.loanTenure,
          formatDong(quote.totals.gross),
          formatDong(quote.renewal.gross),
        )
      : cartText.renewal(formatDong(quote.renewal.gross)),
    edit: {
      href: `/san-pham/${encodeURIComponent(product.slug)}${stringifySearch(configurationToQuery(product, configuration))}`,
      label: checkoutText.editProduct,
    },
    lines: <Lines product={product} configuration={configuration} quote={quote} />,
  };
};

function Lines({ product, configuration, quote }: Pick<DirectOrderView, 'product' | 'configuration' | 'quote'>) {
  const term = termText(quote.price.time, quote.price.unit);
  const texts = product.options
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ id, name }) => (configuration.chosen[id] ?? []).map((text) => ({ name, text })));
  return (
    <Card padded as="section" labelledBy="lines">
      <h2 id="lines" className={styles.linesTitle}>
        {checkoutText.lines}
      </h2>
      <dl>
        {quote.lines.map(({ title, amounts }, at) => (
          <LeaderRow
            key={title}
            label={at === 0 ? `${title}, ${term}${configuration.count > 1 ? ` × ${configuration.count}` : ''}` : title}
            value={formatDong(product.vat.inside ? amounts.gross : addDong(amounts.net, amounts.exempt))}
          />
        ))}
        {texts.map(({ name, text }) => (
          <LeaderRow key={name} label={name} value={text} />
        ))}
      </dl>
    </Card>
  );
}
