import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAX_COMPARED, parseComparedSlugs } from '#core/catalogue/comparison/compare.ts';
import { type ComparisonView, comparePath } from '#core/catalogue/comparison/compare-path.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/catalogue/comparison/compare.module.css';
import { compareText as text } from '#ui/catalogue/comparison/compare.vi.ts';
import { CompareControls } from '#ui/catalogue/comparison/compare-controls.tsx';
import { CompareTable } from '#ui/catalogue/comparison/compare-table.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';

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

const none: readonly string[] = [];

/** Empty comparison with a link to the stored products. `gone`: names from the URL that are no longer sold. */
function NothingCompared({ gone = none }: { readonly gone?: readonly string[] }) {
  const { choices } = useShop();
  const router = useRouter();
  useEffect(() => {
    if (gone.length > 0 || choices === null) return;
    void choices().then(
      (kept) => {
        const slugs = kept.comparedSlugs();
        if (slugs.length > 0) void router.navigate({ href: comparePath(slugs), replace: true });
      },
      // Without stored choices the page looks like a new visitor's.
      () => {},
    );
  }, [choices, router, gone]);
  return (
    <EmptyCard
      title={gone.length > 0 ? text.gone : text.emptyTitle}
      sentence={gone.length > 0 ? text.goneAll(gone) : text.emptySentence}
      action={
        <>
          <ButtonLink href={paths.shop} kind="primary">
            {text.toShop}
          </ButtonLink>{' '}
          <ButtonLink href={paths.favourites}>{text.toFavourites}</ButtonLink>
        </>
      }
    />
  );
}

/** The comparison that a URL such as /so-sanh?sp=a,b&time=12&khac=1 requests. */
type ComparisonQuery = {
  readonly slugs: readonly string[];
  /** Products above the maximum. */
  readonly excessCount: number;
  readonly view: ComparisonView;
};

const parseComparisonQuery = (search: Search): ComparisonQuery => {
  const slugs = parseComparedSlugs([search.sp ?? []].flat());
  const time = firstValue(search, 'time') ?? '';
  return {
    slugs: slugs.slice(0, MAX_COMPARED),
    excessCount: Math.max(0, slugs.length - MAX_COMPARED),
    view: { term: /^\d{1,3}$/.test(time) ? Number(time) : null, onlyDifferences: firstValue(search, 'khac') === '1' },
  };
};
