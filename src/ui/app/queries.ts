import { queryOptions } from '@tanstack/react-query';
import { publicQueries } from '#core/public-queries.ts';
import type { PrivateQueries, PublicQueries, UseCases } from '#core/use-cases.ts';
import { FailureError } from '#ui/failures/failure-error.ts';

type Queries = PublicQueries & PrivateQueries;
export type QueryName = keyof Queries;
export type QueryInput<Name extends QueryName> = Parameters<Queries[Name]>[0];
export type QueryValue<Name extends QueryName> =
  Extract<Awaited<ReturnType<Queries[Name]>>, { readonly ok: true }> extends { readonly value: infer Value }
    ? Value
    : never;

const PUBLIC_FRESH_MS = 5 * 60_000;
const PRIVATE_FRESH_MS = 5_000;
const freshFor = (name: QueryName): number =>
  (publicQueries as readonly string[]).includes(name) ? PUBLIC_FRESH_MS : PRIVATE_FRESH_MS;

/**
 * The one way a page reads: query options over a use case, keyed by its name and input. A failure is thrown as
 * FailureError, and only inside the UI: the nearest error component draws it.
 */
export const queryOf = <Name extends QueryName>(useCases: UseCases, name: Name, input: QueryInput<Name>) =>
  queryOptions({
    queryKey: [name, input] as const,
    queryFn: async (): Promise<QueryValue<Name>> => {
      // The name and its input belong together by QueryInput; TypeScript does not see that through the union of all use cases.
      const ask = useCases[name] as (given: QueryInput<Name>) => ReturnType<Queries[QueryName]>;
      const answer = await ask(input);
      if (!answer.ok) throw new FailureError(answer.failure);
      return answer.value as QueryValue<Name>;
    },
    staleTime: freshFor(name),
    retry: false,
  });
