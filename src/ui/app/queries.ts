import { queryOptions } from '@tanstack/react-query';
import type { InputOf, PrivateQueryName, PublicQueryName, QueryName } from '#core/operations.ts';
import type { ShopClient } from '#core/shop-client.ts';
import { FailureError } from '#ui/failures/failure-error.ts';

/** Whom an answer is for. It is the first part of the answer's key: a command makes private answers stale, no others. */
export type Audience = 'public' | 'private';

const FRESH_MS = { public: 5 * 60_000, private: 5_000 };

/** Key of a query's answer that every visitor gets; without an input, of all its answers. */
export const publicKey = <Name extends PublicQueryName>(name: Name, ...input: [] | [InputOf<Name>]) =>
  ['public', name, ...input] as const;

/** Key of a query's answer for one visitor; without an input, of all its answers. */
export const privateKey = <Name extends PrivateQueryName>(name: Name, ...input: [] | [InputOf<Name>]) =>
  ['private', name, ...input] as const;

/** Key of everything that is known of this visitor. */
export const everyPrivateKey = ['private'] as const;

/**
 * The one way a page reads: query options over an operation, keyed by its audience, name and input. A failure is thrown
 * as FailureError, and only inside the UI: the nearest error component draws it.
 */
export const answerOptions = <Name extends QueryName>(
  audience: Audience,
  client: ShopClient,
  name: Name,
  input: InputOf<Name>,
) =>
  queryOptions({
    queryKey: [audience, name, input] as const,
    queryFn: async () => {
      const result = await client.query(name, input);
      if (!result.ok) throw new FailureError(result.failure);
      return result.value;
    },
    staleTime: FRESH_MS[audience],
    retry: false,
  });

/** Options of a query that gives every visitor the same. */
export const publicQueryOf = <Name extends PublicQueryName>(client: ShopClient, name: Name, input: InputOf<Name>) =>
  answerOptions('public', client, name, input);

/** Options of a query for one visitor. */
export const queryOptionsOf = <Name extends PrivateQueryName>(client: ShopClient, name: Name, input: InputOf<Name>) =>
  answerOptions('private', client, name, input);
