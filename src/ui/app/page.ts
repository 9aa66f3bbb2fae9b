import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { InputOf, PrivateQueryName, PublicQueryName, QueryName, ValueOf } from '#core/operations.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { type Search, stringifySearch } from '#ui/navigation/search.ts';
import type { RouterContext } from './context.ts';
import { redirectToLogInAfterEnd, redirectToLogInAgain } from './guard.ts';
import { type Audience, answerOptions } from './queries.ts';
import { usePathParams, useSearchTexts, useShop } from './use-shop.ts';

export type LoaderInput = {
  readonly context: RouterContext;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Search;
  /** Without query. */
  readonly path: string;
  /** Path and query. */
  readonly href: string;
  /** True while a link is prefetched: the loader must have no side effects. */
  readonly preload: boolean;
};

/** Metadata for the document head; missing parts come from the route table. */
export type PageHead = {
  readonly title?: string;
  readonly description?: string;
  /** Canonical path when it differs from the page's own. */
  readonly canonicalPath?: string;
  /** Path of the Open Graph image, 1200 × 630; defaults to the shop's. */
  readonly image?: string;
  /** Publication and modification time in ms since 1970 UTC, and topics. */
  readonly article?: {
    readonly publishedAt: number | null;
    readonly updatedAt: number | null;
    readonly section: string | null;
  };
};

/** Loads what decides the HTTP status: throws notFound (404), or FailureError for a failed service. */
export type PageLoader = (input: LoaderInput) => Promise<PageHead | undefined>;

/** Exports of src/ui/pages/{name}.page.tsx. */
export type PageModule = { readonly load?: PageLoader; readonly Page: ComponentType };

/** Selects the 404 page's text. [ROUTE-48] */
export type MissingThing =
  | 'product'
  | 'category'
  | 'domains'
  | 'order'
  | 'own-order'
  | 'invoice'
  | 'quotation'
  | 'service'
  | 'registrantDocuments'
  | 'article'
  | 'author'
  | 'project'
  | 'lab'
  | 'page';

export type PageAddress = Pick<LoaderInput, 'context' | 'params' | 'search'>;

/** Loader and component share the query, so both send the same input. */
export type PageQuery<Name extends QueryName> = {
  readonly audience: Audience;
  readonly name: Name;
  readonly inputOf: (address: PageAddress) => InputOf<Name>;
};

/** The overload without a function only accepts queries whose input may be empty. */
type InputRule<Name extends QueryName> =
  Record<never, never> extends InputOf<Name>
    ? [inputOf?: PageQuery<Name>['inputOf']]
    : [inputOf: PageQuery<Name>['inputOf']];

// InputRule guarantees that the input may be empty.
const emptyInput = <Name extends QueryName>(): InputOf<Name> => ({}) as InputOf<Name>;

/** Declares a query for one visitor. Without `inputOf` its input is empty. */
export const pageQuery = <Name extends PrivateQueryName>(
  name: Name,
  ...[inputOf = emptyInput]: InputRule<Name>
): PageQuery<Name> => ({ audience: 'private', name, inputOf });

/** Declares a query with the same answer for every visitor. */
export const publicPageQuery = <Name extends PublicQueryName>(
  name: Name,
  ...[inputOf = emptyInput]: InputRule<Name>
): PageQuery<Name> => ({ audience: 'public', name, inputOf });

export const queryOptionsAt = <Name extends QueryName>(
  { audience, name, inputOf }: PageQuery<Name>,
  address: PageAddress,
) => answerOptions(audience, address.context.client, name, inputOf(address));

/** Loads a query unless it is fresh. Redirects to the login when the session ended after the guard or is too old. */
export const ensure = async <Name extends QueryName>(
  loader: LoaderInput,
  query: PageQuery<Name>,
): Promise<ValueOf<Name>> => {
  try {
    return await loader.context.queryClient.fetchQuery(queryOptionsAt(query, loader));
  } catch (error) {
    const here = loader.path + stringifySearch(loader.search);
    const kind = decodeFailure(error)?.kind;
    if (kind === 'login-required') throw redirectToLogInAfterEnd(here);
    if (kind === 'login-too-old') throw redirectToLogInAgain(here);
    throw error;
  }
};

/** Like `ensure`, but an unknown item renders the 404 page with its own text. */
export const ensureFound = async <Name extends QueryName>(
  loader: LoaderInput,
  query: PageQuery<Name>,
  thing: MissingThing,
): Promise<ValueOf<Name>> => {
  try {
    return await ensure(loader, query);
  } catch (error) {
    if (decodeFailure(error)?.kind === 'not-found') throw notFound({ data: { thing } });
    throw error;
  }
};

/** Loads optional data; on failure the page is rendered without it. */
export const prefetch = <Name extends QueryName>(loader: LoaderInput, query: PageQuery<Name>): Promise<void> =>
  loader.context.queryClient.prefetchQuery(queryOptionsAt(query, loader));

/** The loader of a page that needs some queries, and is rendered without the optional ones. */
export const loadQueries =
  (needed: readonly PageQuery<QueryName>[], optional: readonly PageQuery<QueryName>[] = []): PageLoader =>
  async (loader) => {
    await Promise.all([
      ...needed.map((query) => ensure(loader, query)),
      ...optional.map((query) => prefetch(loader, query)),
    ]);
    return undefined;
  };

const usePageAddress = (): PageAddress => ({
  context: useShop(),
  params: usePathParams(),
  search: useSearchTexts(),
});

export const usePageInput = <Name extends QueryName>({ inputOf }: PageQuery<Name>): InputOf<Name> =>
  inputOf(usePageAddress());

/** Query options of a page's query, for components that poll. */
export const usePageOptions = <Name extends QueryName>(query: PageQuery<Name>) =>
  queryOptionsAt(query, usePageAddress());

export const usePageQuery = <Name extends QueryName>(query: PageQuery<Name>) =>
  useSuspenseQuery(usePageOptions(query)).data;

/** Does not suspend: the component is rendered without the data while it loads and when it failed. */
export const useOptionalPageQuery = <Name extends QueryName>(
  query: PageQuery<Name>,
  enabled: boolean | (() => boolean) = true,
) => useQuery({ ...usePageOptions(query), enabled });
