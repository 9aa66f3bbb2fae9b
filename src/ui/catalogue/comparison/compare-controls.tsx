import { useRouter } from '@tanstack/react-router';
import { type ComparedProduct, commonTerms, comparedPrices, MAX_COMPARED } from '#core/catalogue/comparison/compare.ts';
import { type ComparisonView, comparePath } from '#core/catalogue/comparison/compare-path.ts';
import * as paths from '#core/shared/paths.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Check } from '#ui/kit/form/check.tsx';
import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import styles from './compare.module.css';
import { compareText as text } from './compare.vi.ts';

type Given = { readonly products: readonly ComparedProduct[]; readonly view: ComparisonView };

export function CompareControls({ products, view }: Given) {
  const cards = products.map(({ product }) => product);
  const slugs = cards.map(({ slug }) => slug);
  const terms = commonTerms(cards);
  const { term } = comparedPrices(cards, view.term);
  const remaining = MAX_COMPARED - products.length;
  const category = cards[0]?.category;
  return (
    <div className={styles.controls}>
      {terms.length === 0 ? (
        <Note kind="plain">{text.noCommonTerm}</Note>
      ) : (
        <div className={styles.terms}>
          <Segmented
            label={text.terms}
            tabs={terms.map(({ term: time, unit }) => ({
              title: termText(time, unit),
              href: comparePath(slugs, { ...view, term: time }),
              current: time === term,
            }))}
          />
        </div>
      )}
      {products.length < 2 ? null : <OnlyDifferences slugs={slugs} view={view} />}
      {remaining === 0 || category === undefined ? null : (
        <span className={styles.more}>
          <ButtonLink href={paths.category(category)} size="s">
            {text.more(category.title)}
          </ButtonLink>{' '}
          <small>{text.moreHint(remaining)}</small>
        </span>
      )}
    </div>
  );
}

/** A GET form: toggling it is a new URL, with and without JavaScript. */
function OnlyDifferences({ slugs, view }: { readonly slugs: readonly string[]; readonly view: ComparisonView }) {
  const router = useRouter();
  return (
    <form action={paths.compare} method="get" className={styles.only}>
      <input type="hidden" name="sp" value={slugs.join(',')} />
      {view.term === null ? null : <input type="hidden" name="time" value={view.term} />}
      <Check
        name="khac"
        value="1"
        key={String(view.onlyDifferences)}
        defaultChecked={view.onlyDifferences}
        onChange={(event) => {
          const href = comparePath(slugs, { ...view, onlyDifferences: event.target.checked });
          void router.navigate({ href, replace: true, resetScroll: false });
        }}
      >
        {text.onlyDifferences}
      </Check>{' '}
      <noscript>
        <Button type="submit" size="s">
          {text.apply}
        </Button>
      </noscript>
    </form>
  );
}
