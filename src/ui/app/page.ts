import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { InputOf, PrivateQueryName, PublicQueryName, QueryName, ValueOf } from '#core/operations.ts';
import { failureOf } from '#ui/failures/failure-error.ts';
import { type Search, stringifySearch } from '#ui/navigation/search.ts';
import type { RouterContext } from './context.ts';
import { toLogIn } from './guard.ts';
import { type Audience, answerOptions } from './queries.ts';

export type LoaderInput = {
  readonly context: RouterContext;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Search;
  /** Path of the page, without query. */
  readonly path: string;
  /** The page's own address: path and query. */
  readonly href: string;
  /** True while a link is only being prefetched: then nothing may be written. */
  readonly preload: boolean;
};

/** What a page says about itself in the document's head; missing parts come from the route table. */
export type PageHead = {
  readonly title?: string;
  readonly description?: string;
  /** Path of the page's one address, where it is not its own path. */
  readonly canonicalPath?: string;
  /** Path of the picture that stands for the page where it is shared, 1200 × 630; the shop's own where it has none. */
  readonly image?: string;
  /** For an article: when it was published and changed, ms since 1970 UTC, and what it belongs to. */
  readonly article?: {
    readonly publishedAt: number | null;
    readonly updatedAt: number | null;
    readonly section: string | null;
  };
};

/**
 * Fetches what the page shows before it is drawn. What decides the status is awaited here: an unknown thing answers
 * notFound (404), a failed service throws FailureError (the page's error component).
 */
export type PageLoader = (input: LoaderInput) => Promise<PageHead | undefined>;

/** What src/ui/pages/{name}.page.tsx exports. A page that asks for nothing has no loader. */
export type PageModule = { readonly load?: PageLoader; readonly Page: ComponentType };

/** Which sentence the not-found page says. [ROUTE-48] */
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

/** What the input of a page's query is read from. */
export type PageAddress = Pick<LoaderInput, 'context' | 'params' | 'search'>;

/** A query of a page: its loader asks with it, its component reads with it, so both send the same input. */
export type PageQuery<Name extends QueryName> = {
  readonly audience: Audience;
  readonly name: Name;
  readonly inputOf: (address: PageAddress) => InputOf<Name>;
};

/** Only a query whose input may be empty can be declared without a function. */
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

/** Query options of a page's query, for the page at this address. */
export const optionsOf = <Name extends QueryName>({ audience, name, inputOf }: PageQuery<Name>, address: PageAddress) =>
  answerOptions(audience, address.context.client, name, inputOf(address));

/**
 * Puts a query's value into the cache and answers it; a value that is still fresh is not asked for again. A session that
 * ended since the page let its customer in leads to the log-in.
 */
export const ensure = async <Name extends QueryName>(
  loader: LoaderInput,
  query: PageQuery<Name>,
): Promise<ValueOf<Name>> => {
  try {
    return await loader.context.queryClient.fetchQuery(optionsOf(query, loader));
  } catch (error) {
    if (failureOf(error)?.kind === 'login-required') throw toLogIn(loader.path + stringifySearch(loader.search));
    throw error;
  }
};

/** Like `ensure`; a thing that does not exist is the 404 page with its own sentence. */
export const ensureFound = async <Name extends QueryName>(
  loader: LoaderInput,
  query: PageQuery<Name>,
  thing: MissingThing,
): Promise<ValueOf<Name>> => {
  try {
    return await ensure(loader, query);
  } catch (error) {
    if (failureOf(error)?.kind === 'not-found') throw notFound({ data: { thing } });
    throw error;
  }
};

/** Puts a query's value into the cache where it can be had; the page is drawn without it otherwise. */
export const prefetch = <Name extends QueryName>(loader: LoaderInput, query: PageQuery<Name>): Promise<void> =>
  loader.context.queryClient.prefetchQuery(optionsOf(query, loader));
