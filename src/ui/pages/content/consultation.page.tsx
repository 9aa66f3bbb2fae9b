import { configurationToQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { parseConfigurationFacts } from '#core/consultation/subject-facts.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { type PageLoader, prefetch, publicPageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { telHref } from '#ui/app/use-hotline.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { instalments } from '#ui/blocks/order/instalments.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import styles from '#ui/consultation/consultation.module.css';
import { ConsultationForm } from '#ui/consultation/consultation-form.tsx';
import { PRODUCT_PARAM } from '#ui/consultation/consultation-subject.ts';
import { consultationText as text } from '#ui/consultation/messages.vi.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, type Search, stringifySearch } from '#ui/navigation/search.ts';

const productQuery = publicPageQuery('loadProduct', ({ search }) => ({
  slug: firstValue(search, PRODUCT_PARAM) ?? '',
}));

/** Shows the product if it can be loaded; the form works without it. [ROUTE-31] */
export const load: PageLoader = async (loader) => {
  if (firstValue(loader.search, PRODUCT_PARAM) !== null) await prefetch(loader, productQuery);
};

/** The URL's configuration, without the product. */
const configurationIn = ({ [PRODUCT_PARAM]: _, ...search }: Search): string => stringifySearch(search).slice(1);

/** /dang-ky-tu-van: the consultation form, for a product when the URL names one. [ROUTE-31, CNS-01] */
export function Page() {
  const search = useSearchTexts();
  const slug = firstValue(search, PRODUCT_PARAM) ?? '';
  const { data: product } = useOptionalPageQuery(productQuery, slug !== '');
  const configuration = configurationIn(search);
  return (
    <PageFrame
      trail={[]}
      here={text.title}
      title={product === undefined ? text.title : text.titleOf(product.title)}
      lead={text.lead}
    >
      <div className={styles.page}>
        <Card padded>
          <ConsultationForm subject={slug === '' ? null : { slug, title: product?.title ?? '', configuration }} />
        </Card>
        <div className={styles.aside}>
          {product === undefined ? null : <SubjectCard product={product} query={configuration} />}
          <OtherWays />
        </div>
      </div>
    </PageFrame>
  );
}

function OtherWays() {
  const { data } = usePublicQuery('loadShell', {});
  if (data === undefined) return null;
  const { hotline, hotlineNote, email, hours } = data.contact;
  return (
    <Card padded as="aside">
      <h2>{text.withoutForm}</h2>
      <p>
        <a href={telHref(hotline)}>{text.call(hotline)}</a>
        <br />
        {hotlineNote === '' ? null : <span className={styles.quiet}>{hotlineNote}</span>}
      </p>
      <p className={styles.way}>
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        {hours === '' ? null : <span className={styles.quiet}>{text.hours(hours)}</span>}
      </p>
    </Card>
  );
}

/** The requested product in its configuration, at its current price. */
function SubjectCard({ product, query }: { readonly product: Product; readonly query: string }) {
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
