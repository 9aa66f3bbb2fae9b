import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { ArticleQuery } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { SearchField } from '#ui/kit/search-field.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { withSearchChanges } from '#ui/navigation/search.ts';
import { SEARCH_FORM_ID } from './article-form.ts';
import { BUDGET_PARAM, budgetParameter } from './budget.ts';
import { contentText } from './messages.vi.ts';

/** Preserves category and tag. */
export function ArticleSearch({ query }: { readonly query: ArticleQuery }) {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = readFormSearch(event.currentTarget);
    const href = withSearchChanges(paths.articles, search, {
      [BUDGET_PARAM]: budgetParameter(Number(search[BUDGET_PARAM])),
    });
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <search>
      <form id={SEARCH_FORM_ID} action={paths.articles} method="get" onSubmit={send} key={JSON.stringify(query)}>
        {query.category === null ? null : <input type="hidden" name="chuyen-muc" value={query.category} />}
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
