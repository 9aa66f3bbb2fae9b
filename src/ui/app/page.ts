import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { InputOf, PrivateQueryName, PublicQueryName, QueryName, ValueOf } from '#core/operations.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { type Search, stringifySearch } from '#ui/navigation/search.ts';
import type { RouterContext } from './context.ts';
import { redirectToLogIn } from './guard.ts';
import { type Audience, answerOptions } from './queries.ts';

export type LoaderInput = {
  readonly context: RouterContext;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Search;
  /** Path of the page, without query. */
  readonly path: string;
  /** The page's own URL: path and query. */
  readonly href: string;
  /** True while a link is only being prefetched; the loader must then have no side effects. */
  readonly preload: boolean;
};

/** A page's metadata for the document head; missing parts come from the route table. */
export type PageHead = {
  readonly title?: string;
  readonly description?: string;
  /** Path of the canonical URL when it differs from the page's own path. */
  readonly canonicalPath?: string;
  /** Path of the Open Graph image, 1200 × 630; defaults to the shop's. */
  readonly image?: string;
  /** For articles: publication and modification time, ms since 1970 UTC, and the topics. */
  readonly article?: {
    readonly publishedAt: number | null;
    readonly updatedAt: number | null;
    readonly section: string | null;
  };
};

/**
 * Loads the page's data before rendering. It awaits what decides the HTTP status: an unknown item throws notFound
 * (404), a failed service throws FailureError (rendered by the error component).
 */
export type PageLoader = (input: LoaderInput) => Promise<PageHead | undefined>;

/** Exports of src/ui/pages/{name}.page.tsx. A page without data has no loader. */
export type PageModule = { readonly load?: PageLoader; readonly Page: ComponentType };

/** Selects the text of the not-found page. [ROUTE-48] */
export type MissingThing =
  | 'product'
  | 'category'
  | 'order'
  | 'own-order'
  | 'invoice'
  | 'quotation'
  | 'service'
  | 'papers'
  | 'article'
  | 'author'
  | 'project'
  | 'lab'
  | 'page';

/** The parts of a page's address that its query input is computed from. */
export type PageAddress = Pick<LoaderInput, 'context' | 'params' | 'search'>;

/** A query of a page. Loader and component share it, so both send the same input. */
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

// Without a function the input may be empty, as InputRule says.
const emptyInput = <Name extends QueryName>(): InputOf<Name> => ({}) as InputOf<Name>;

/** Declares a query of a page, for one visitor. Without `inputOf` its input is empty. */
export const pageQuery = <Name extends PrivateQueryName>(
  name: Name,
  ...[inputOf = emptyInput]: InputRule<Name>
): PageQuery<Name> => ({ audience: 'private', name, inputOf });

/** The same for a query that gives every visitor the same. */
export const publicPageQuery = <Name extends PublicQueryName>(
  name: Name,
  ...[inputOf = emptyInput]: InputRule<Name>
): PageQuery<Name> => ({ audience: 'public', name, inputOf });

/** Query options of a page's query at this address. */
export const queryOptionsAt = <Name extends QueryName>(
  { audience, name, inputOf }: PageQuery<Name>,
  address: PageAddress,
) => answerOptions(audience, address.context.client, name, inputOf(address));

/**
 * Loads a query into the cache and returns its value; fresh values are not requested again. Redirects to the log-in
 * page when the session ended after the guard.
 */
export const ensure = async <Name extends QueryName>(
  loader: LoaderInput,
  query: PageQuery<Name>,
): Promise<ValueOf<Name>> => {
  try {
    return await loader.context.queryClient.fetchQuery(queryOptionsAt(query, loader));
  } catch (error) {
    if (decodeFailure(error)?.kind === 'login-required')
      throw redirectToLogIn(loader.path + stringifySearch(loader.search));
    throw error;
  }
};

/** Like `ensure`, but renders the 404 page with its own text when the item does not exist. */
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

/** Loads an optional query into the cache; the page is rendered without it on failure. */
export const prefetch = <Name extends QueryName>(loader: LoaderInput, query: PageQuery<Name>): Promise<void> =>
  loader.context.queryClient.prefetchQuery(queryOptionsAt(query, loader));
