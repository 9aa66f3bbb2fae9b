import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Link } from '#ui/navigation/link.tsx';
import styles from './pagination.module.css';
import { paginationText as text } from './pagination.vi.ts';

/** Both ends, the current page and its neighbours. Nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={text.pages}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={text.previous}>
          <Icon name="left" />
        </Link>
      ) : null}{' '}
      {spaced(
        shownPages(page, pages).map((each, at) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <span key={`gap-${at}`}>…</span>
          ) : (
            <Link key={each} href={hrefOf(each)} aria-current={each === page ? 'page' : undefined}>
              {each}
            </Link>
          ),
        ),
      )}{' '}
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next" aria-label={text.next}>
          <Icon name="right" />
        </Link>
      ) : null}
    </nav>
  );
}

/** Null is a gap of several pages: `shownPages(5, 9)` → 1 … 4 5 6 … 9, `shownPages(1, 4)` → 1 2 3 4. */
export const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, at) => {
    const step = each - (sorted[at - 1] ?? each - 1);
    return step === 1 ? [each] : [step === 2 ? each - 1 : null, each];
  });
};
