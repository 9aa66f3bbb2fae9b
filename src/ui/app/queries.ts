import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InputOf, PrivateQueryName, PublicQueryName, QueryName } from '#core/operations.ts';
import type { ShopClient } from '#core/shop-client.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import { useShop } from './use-shop.ts';

/** First part of every query key: a command invalidates only private answers. */
export type Audience = 'public' | 'private';

const FRESH_MS = { public: 5 * 60_000, private: 5_000 };

/** Key of a public query; without input, of all its answers. */
export const publicKey = <Name extends PublicQueryName>(name: Name, ...input: [] | [InputOf<Name>]) =>
  ['public', name, ...input] as const;

/** Key of a private query; without input, of all its answers. */
export const privateKey = <Name extends PrivateQueryName>(name: Name, ...input: [] | [InputOf<Name>]) =>
  ['private', name, ...input] as const;

export const everyPrivateKey = ['private'] as const;

/** Query options of an operation. Throws a failure as FailureError, which the nearest error component renders. */
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

export const publicQueryOf = <Name extends PublicQueryName>(client: ShopClient, name: Name, input: InputOf<Name>) =>
  answerOptions('public', client, name, input);

export const queryOptionsOf = <Name extends PrivateQueryName>(client: ShopClient, name: Name, input: InputOf<Name>) =>
  answerOptions('private', client, name, input);

/** A query that a component makes itself. Unless enabled, it shows what is cached and sends no request. */
export const usePublicQuery = <Name extends PublicQueryName>(name: Name, input: InputOf<Name>, enabled = true) =>
  useQuery({ ...publicQueryOf(useShop().client, name, input), enabled });

/** The same for a query of one visitor. A function is asked again after each command and when the tab is shown. */
export const usePrivateQuery = <Name extends PrivateQueryName>(
  name: Name,
  input: InputOf<Name>,
  enabled: boolean | (() => boolean) = true,
) => useQuery({ ...queryOptionsOf(useShop().client, name, input), enabled });
