import type { Clock } from '#core/shared/environment.port.ts';
import { type PublicQueries, publicQueries, type UseCases } from '#core/use-cases.ts';

/** How long an answer that everybody shares may be given again, seconds. */
const seconds: Readonly<Record<keyof PublicQueries, number>> = {
  shell: 60,
  home: 60,
  category: 60,
  products: 30,
  product: 30,
  provinces: 86_400,
  wards: 86_400,
  colleges: 86_400,
  // Changes with the configuration of a service that is started anew.
  loginProviders: 60,
  // Who has just written one sees it.
  reviews: 0,
  // A name may be taken at any moment.
  domainStatus: 0,
  // The host's redirect gate keeps these itself.
  checkRedirect: 0,
};

/** Zero for what is asked anew every time. */
export const freshSeconds = (name: keyof UseCases): number =>
  name in seconds ? seconds[name as keyof PublicQueries] : 0;

const MOST_ANSWERS = 2_000;
type Ask = (input: unknown) => Promise<{ readonly ok: boolean }>;
type Kept = { readonly until: number; readonly answer: ReturnType<Ask> };

/** `own`: one visitor's use cases. `nobodys` answers what everybody shares, so that nothing of a visitor is in it. */
export type SharedQueries = { readonly over: (own: UseCases, nobodys: () => UseCases) => UseCases };

/**
 * Answers to public queries, kept for all requests: one question in flight per input, failures are not kept. Private
 * queries and commands pass through untouched.
 */
export const sharedQueries = (clock: Clock): SharedQueries => {
  const kept = new Map<string, Kept>();
  const shared =
    (name: keyof PublicQueries, ask: Ask): Ask =>
    (input) => {
      const key = `${name} ${JSON.stringify(input)}`;
      const known = kept.get(key);
      if (known && clock.now() < known.until) return known.answer;
      const answer = ask(input);
      kept.delete(key);
      kept.set(key, { until: clock.now() + seconds[name] * 1_000, answer });
      const forget = (): void => {
        if (kept.get(key)?.answer === answer) kept.delete(key);
      };
      answer.then(({ ok }) => ok || forget(), forget);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_ANSWERS) break;
        kept.delete(oldest);
      }
      return answer;
    };
  return {
    over: (own, nobodys) => ({
      ...own,
      // Each use case keeps its own name, so its type is the one it had.
      ...(Object.fromEntries(
        publicQueries
          .filter((name) => seconds[name] > 0)
          .map((name) => [name, shared(name, (input) => (nobodys()[name] as Ask)(input))]),
      ) as Partial<UseCases>),
    }),
  };
};
