import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { failureOf } from '#ui/failures/failure-error.ts';
import { type Search, stringifySearch } from '#ui/navigation/search.ts';
import type { PageName } from '#ui/routes.ts';
import type { RouterContext } from './context.ts';
import { toLogIn } from './guard.ts';
import { type QueryInput, type QueryName, type QueryValue, queryOf } from './queries.ts';

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
export type PageLoader = (input: LoaderInput) => Promise<PageHead>;

/** What the router needs of a page; its component comes with its own chunk. */
export type PageModule = {
  readonly load: PageLoader;
  readonly component: () => Promise<{ readonly Page: ComponentType }>;
};
export type PageModules = { readonly [Name in PageName]?: PageModule };

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

/**
 * Puts a query's value into the cache and answers it; a value that is still fresh is not asked for again. A session that
 * ended since the page let its customer in leads to the log-in.
 */
export const ensure = async <Name extends QueryName>(
  { context, path, search }: LoaderInput,
  name: Name,
  input: QueryInput<Name>,
): Promise<QueryValue<Name>> => {
  try {
    return await context.queryClient.fetchQuery(queryOf(context.useCases, name, input));
  } catch (error) {
    if (failureOf(error)?.kind === 'login-required') throw toLogIn(path + stringifySearch(search));
    throw error;
  }
};

/** Like `ensure`; a thing that does not exist is the 404 page with its own sentence. */
export const ensureFound = async <Name extends QueryName>(
  loader: LoaderInput,
  name: Name,
  input: QueryInput<Name>,
  thing: MissingThing,
): Promise<QueryValue<Name>> => {
  try {
    return await ensure(loader, name, input);
  } catch (error) {
    if (failureOf(error)?.kind === 'not-found') throw notFound({ data: { thing } });
    throw error;
  }
};
