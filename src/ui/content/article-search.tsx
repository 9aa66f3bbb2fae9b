import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { ArticleQuery } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { SearchField } from '#ui/kit/search-field.tsx';
import { searchOfForm } from '#ui/navigation/form-navigation.ts';
import { hrefWith } from '#ui/navigation/search.ts';
import { SEARCH_FORM } from './article-form.ts';
import { BUDGET, budgetParameter } from './budget.ts';
import { contentText } from './messages.vi.ts';

/** The search preserves category and tag; without JavaScript the browser submits the form. */
export function ArticleSearch({ query }: { readonly query: ArticleQuery }) {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = searchOfForm(event.currentTarget);
    const href = hrefWith(paths.articles, search, { [BUDGET]: budgetParameter(Number(search[BUDGET])) });
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <search>
      <form id={SEARCH_FORM} action={paths.articles} method="get" onSubmit={send} key={JSON.stringify(query)}>
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
