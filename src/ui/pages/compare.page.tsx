import { comparePath, MAX_COMPARED } from '#core/catalogue/compare.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/catalogue/compare.module.css';
import { compareText as text } from '#ui/catalogue/compare.vi.ts';
import { CompareControls } from '#ui/catalogue/compare-controls.tsx';
import { NothingCompared } from '#ui/catalogue/compare-nothing.tsx';
import { CompareTable } from '#ui/catalogue/compare-table.tsx';
import { type ComparisonQuery, parseComparisonQuery } from '#ui/catalogue/parse-comparison-query.ts';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Note } from '#ui/kit/note.tsx';

const comparison = publicPageQuery('loadComparison', ({ search }) => ({ slugs: parseComparisonQuery(search).slugs }));

/** Sends no request without products. [ROUTE-12] */
export const load: PageLoader = async (loader) => {
  if (parseComparisonQuery(loader.search).slugs.length === 0) return undefined;
  const { products } = await ensure(loader, comparison);
  return products.length === 0 ? undefined : { title: text.titleOf(products.map(({ product }) => product.title)) };
};

/** /so-sanh?sp=a,b,c [ROUTE-12, CAT-08] */
export function Page() {
  const asked = parseComparisonQuery(useSearchTexts());
  return (
    <PageFrame trail={[{ title: blocks.shop, href: paths.shop }]} title={text.title} lead={text.lead}>
      {asked.slugs.length === 0 ? <NothingCompared /> : <SideBySide asked={asked} />}
    </PageFrame>
  );
}

function SideBySide({ asked }: { readonly asked: ComparisonQuery }) {
  const { origin } = useShop();
  const { products, unavailableSlugs } = usePageQuery(comparison);
  const slugs = products.map(({ product }) => product.slug);
  if (products.length === 0) return <NothingCompared gone={unavailableSlugs} />;
  return (
    <div className={styles.page}>
      {unavailableSlugs.length === 0 ? null : (
        <Note kind="warn">
          <b>{text.gone}</b> {text.goneText(unavailableSlugs)}
        </Note>
      )}
      {asked.excessCount === 0 ? null : <Note kind="warn">{text.tooMany(MAX_COMPARED, asked.excessCount)}</Note>}
      <CompareControls products={products} view={asked.view} />
      <CompareTable products={products} view={asked.view} />
      <p className={styles.share}>
        {text.share} <CopyButton label={text.copyLink} text={origin + comparePath(slugs, asked.view)} />
      </p>
    </div>
  );
}
