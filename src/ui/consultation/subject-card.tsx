import { configurationToQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { parseConfigurationFacts } from '#core/consultation/subject-facts.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { instalments } from '#ui/blocks/instalments.vi.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { Card } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';
import styles from './consultation.module.css';
import { consultationText as text } from './messages.vi.ts';

/** The requested product in its configuration, at its current price. */
export function SubjectCard({ product, query }: { readonly product: Product; readonly query: string }) {
  const { configuration, price, options } = parseConfigurationFacts(product, query);
  const quote = computeQuote(product, configuration);
  const href = `${paths.product(product.slug)}${stringifySearch(configurationToQuery(product, configuration))}`;
  return (
    <Card padded as="section" labelledBy="subject">
      <h2 id="subject">
        {text.about} {product.title}
      </h2>
      <dl>
        {price === null ? null : <LeaderRow label={text.term} value={termText(price.term, price.unit)} />}
        <LeaderRow label={text.count} value={configuration.quantity} />
        {options.map(({ name, values }) => (
          <LeaderRow key={name} label={name} value={values.join(', ')} />
        ))}
        {quote.ok ? (
          <LeaderRow
            label={
              quote.value.instalmentQuote
                ? instalments.firstOf(quote.value.instalmentQuote.plan.loanTenure)
                : text.total
            }
            value={formatDong(quote.value.totals.gross)}
          />
        ) : null}
      </dl>
      <p className={styles.way}>
        <Link href={href}>{text.change}</Link>
      </p>
    </Card>
  );
}
