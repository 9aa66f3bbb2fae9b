import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { ArticleQuery, CountedTopic } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import tree from '#ui/blocks/price/category-tree.module.css';
import { classes } from '#ui/kit/css.ts';
import { SearchField } from '#ui/kit/navigation/search-field.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { Link } from '#ui/navigation/link.tsx';
import { type Search, stringifySearch } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { SEARCH_FORM_ID } from './article-form.ts';
import styles from './articles.module.css';
import { BUDGET_PARAM, budgetParameter, parseBudget } from './budget.ts';
import { BudgetCard } from './budget-card.tsx';
import { contentText } from './messages.vi.ts';

/** Parts that failed to load say so. [ROUTE-36] */
export default function ArticleSidebar({
  query,
  search,
  categories,
  tags,
  board,
}: {
  readonly query: ArticleQuery;
  readonly search: Search;
  readonly categories: readonly CountedTopic[] | null;
  readonly tags: readonly CountedTopic[] | null;
  readonly board: readonly PriceMenu[] | null;
}) {
  return (
    <aside className={classes(layout.fields, styles.side)}>
      <ArticleSearch query={query} search={search} />
      <Card className={styles.topics} as="section" labelledBy="chuyen-muc">
        <h2 id="chuyen-muc">{contentText.categories}</h2>
        {categories === null ? <Missing /> : <Categories categories={categories} query={query} search={search} />}
      </Card>
      {tags?.length === 0 ? null : (
        <Card className={styles.box} as="section" labelledBy="the">
          <h2 id="the">{contentText.tags}</h2>
          {tags === null ? <Missing /> : <Tags tags={tags} query={query} search={search} />}
        </Card>
      )}
      {board === null ? null : <BudgetCard board={board} search={search} />}
    </aside>
  );
}

type TopicsProps = { readonly query: ArticleQuery; readonly search: Search };

/** A new topic resets the list, except for the budget. */
const topicHref = (search: Search, name: 'chuyen-muc' | 'the' | null, slug: string | null): string => {
  const budget = search[BUDGET_PARAM];
  const preserved = budget === undefined ? {} : { [BUDGET_PARAM]: budget };
  return paths.articles + stringifySearch(name === null ? preserved : { [name]: slug, ...preserved });
};

function Categories({ categories, query, search }: TopicsProps & { readonly categories: readonly CountedTopic[] }) {
  const all = query.category === null && query.tag === null;
  const total = categories.reduce((sum, { articleCount }) => sum + articleCount, 0);
  return (
    <nav className={tree.tree} aria-labelledby="chuyen-muc">
      <Link href={topicHref(search, null, null)} aria-current={all ? 'page' : undefined}>
        {contentText.all} <span className={tree.n}>{total}</span>
      </Link>{' '}
      {spaced(
        categories.map(({ slug, name, articleCount }) => (
          <Link
            key={slug}
            href={topicHref(search, 'chuyen-muc', slug)}
            aria-current={slug === query.category ? 'page' : undefined}
          >
            {name} <span className={tree.n}>{articleCount}</span>
          </Link>
        )),
      )}
    </nav>
  );
}

function Tags({ tags, query, search }: TopicsProps & { readonly tags: readonly CountedTopic[] }) {
  return (
    <nav className={classes(layout.chips, layout.below, layout.wraps, styles.tags)} aria-labelledby="the">
      {spaced(
        tags.map(({ slug, name }) => (
          <ChipLink key={slug} href={topicHref(search, 'the', slug)} current={slug === query.tag}>
            {name}
          </ChipLink>
        )),
      )}
    </nav>
  );
}

function Missing() {
  return <p className={layout.faint}>{contentText.sideMissing}</p>;
}

/** Preserves category, tag and budget. */
function ArticleSearch({ query, search }: TopicsProps) {
  const send = useFormNavigation(paths.articles);
  const budget = budgetParameter(parseBudget(search));
  return (
    <search>
      <form
        id={SEARCH_FORM_ID}
        action={paths.articles}
        method="get"
        onSubmit={send}
        key={JSON.stringify([query, budget])}
      >
        {query.category === null ? null : <input type="hidden" name="chuyen-muc" value={query.category} />}
        {budget === null ? null : <input type="hidden" name={BUDGET_PARAM} value={budget} />}
        {query.tag === null ? null : <input type="hidden" name="the" value={query.tag} />}
        <SearchField
          wide
          name="q"
          label={contentText.search}
          placeholder={contentText.search}
          defaultValue={query.search ?? ''}
          maxLength={200}
        />
      </form>
    </search>
  );
}
