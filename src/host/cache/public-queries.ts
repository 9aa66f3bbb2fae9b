import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { publicQueries } from '#core/public-queries.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { PublicQueries, UseCases } from '#core/use-cases.ts';

type Rules = {
  readonly [Name in keyof PublicQueries]: number | ((input: Parameters<PublicQueries[Name]>[0]) => number);
};

/** How long an answer that everybody shares may be given again, seconds. */
const seconds: Rules = {
  loadShell: 60,
  loadHome: 60,
  loadCategory: 60,
  listProducts: 30,
  loadProduct: 30,
  // One round for everybody, however often they ask.
  selfCheck: 10,
  loadComparison: 30,
  loadProvinces: 86_400,
  loadWards: 86_400,
  loadColleges: 86_400,
  // Changes with the configuration of a service that is started anew.
  loadLoginProviders: 60,
  listArticles: 60,
  // An editor sees the draft as it is, and nobody else does.
  loadArticle: ({ preview }) => (preview === null ? 60 : 0),
  loadAuthor: 60,
  loadProject: 60,
  loadContentPage: 60,
  loadPromotions: 60,
  loadPublications: 60,
  // The index keeps its documents itself, and no two people type the same.
  searchSite: 0,
  suggest: 0,
  // Who has just written one sees it.
  loadReviews: 0,
  // A name may be taken at any moment.
  loadDomainStatus: 0,
  searchDomains: 0,
  searchBulk: 0,
  loadWhois: 0,
  loadTransfer: 0,
  loadCampaign: 60,
  // The host's redirect gate keeps these itself.
  checkRedirect: 0,
};

/** Zero for what is asked anew every time. `input` is one of this very use case. */
export const freshSeconds = (name: keyof UseCases, input: unknown): number => {
  // A rule is asked with an input of its own use case; TypeScript does not see that through the union of all of them.
  const rule = (seconds as Partial<Record<keyof UseCases, number | ((input: unknown) => number)>>)[name] ?? 0;
  return typeof rule === 'number' ? rule : rule(input);
};

const MAX_ANSWERS = 2_000;
type Ask = (input: unknown) => Promise<{ readonly ok: boolean }>;

/** `own`: one visitor's use cases. `nobodys` answers what everybody shares, so that nothing of a visitor is in it. */
export type SharedQueries = { readonly over: (own: UseCases, nobodys: () => UseCases) => UseCases };

const keptNames: ReadonlySet<unknown> = new Set(publicQueries.filter((name) => seconds[name] !== 0));
const isKept = (name: unknown): name is keyof PublicQueries => keptNames.has(name);

/**
 * Answers to public queries, kept for all requests: one question in flight per input, failures are not kept. Private
 * queries and commands pass through untouched. `most`: none is kept for more seconds than that.
 */
export const sharedQueries = (clock: Clock, most: number | null = null): SharedQueries => {
  const cache = ttlCache<ReturnType<Ask>>(clock, { max: MAX_ANSWERS });
  const shared =
    (name: keyof PublicQueries, ask: Ask): Ask =>
    (input) => {
      const usual = freshSeconds(name, input);
      const fresh = Math.min(usual, most ?? usual);
      if (fresh === 0) return ask(input);
      const key = `${name} ${JSON.stringify(input)}`;
      const known = cache.get(key);
      if (known) return known;
      const answer = ask(input);
      cache.set(key, answer, fresh * 1_000);
      const forget = (): void => {
        if (cache.get(key) === answer) cache.delete(key);
      };
      answer.then(({ ok }) => ok || forget(), forget);
      return answer;
    };
  return {
    over: (own, nobodys) =>
      new Proxy(own, {
        // Each use case keeps its own name, so its type is the one it had.
        get: (target, name) =>
          isKept(name) ? shared(name, (input) => (nobodys()[name] as Ask)(input)) : Reflect.get(target, name),
      }),
  };
};
