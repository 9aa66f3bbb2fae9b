import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { type PublicQueries, publicQueries, type UseCases } from '#core/use-cases.ts';

type Rules = {
  readonly [Name in keyof PublicQueries]: number | ((input: Parameters<PublicQueries[Name]>[0]) => number);
};

/** How long an answer that everybody shares may be given again, seconds. */
const seconds: Rules = {
  shell: 60,
  home: 60,
  category: 60,
  products: 30,
  product: 30,
  // One round for everybody, however often they ask.
  selfCheck: 10,
  comparison: 30,
  provinces: 86_400,
  wards: 86_400,
  colleges: 86_400,
  // Changes with the configuration of a service that is started anew.
  loginProviders: 60,
  articles: 60,
  // An editor sees the draft as it is, and nobody else does.
  article: ({ preview }) => (preview === null ? 60 : 0),
  author: 60,
  project: 60,
  contentPage: 60,
  promotions: 60,
  publications: 60,
  // The index keeps its documents itself, and no two people type the same.
  search: 0,
  suggest: 0,
  // Who has just written one sees it.
  reviews: 0,
  // A name may be taken at any moment.
  domainStatus: 0,
  domainSearch: 0,
  bulkDomains: 0,
  domainWhois: 0,
  transferOffer: 0,
  campaign: 60,
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
