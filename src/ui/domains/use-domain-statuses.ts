import { useEffect, useState } from 'react';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { isAvailableName, isUnknownName } from '#core/shared/domains/domain-problems.ts';
import { publicKey, publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** Parallel requests of one page: as many as a browser sends to one host. */
const MAX_PARALLEL = 6;
/** TTL of a known status and of an unknown one, in ms. */
const FRESH_MS = 60_000;
const UNKNOWN_FRESH_MS = 5_000;

type Asked = { readonly name: string; readonly answer: DomainAnswer | null };
export type DomainStatuses = {
  /** Null while loading. */
  readonly of: (name: string) => DomainAnswer | null;
  readonly retry: (name: string) => void;
  readonly answeredCount: number;
  readonly availableNames: readonly string[];
};

/** Statuses that came with the page; the others load one by one until their domain leaves the page. [DOM-01] */
export const useDomainStatuses = (names: readonly Asked[]): DomainStatuses => {
  const { queryClient, client } = useShop();
  const [fresh, setFresh] = useState<ReadonlyMap<string, DomainAnswer | null>>(new Map());
  const setStatus = (name: string, answer: DomainAnswer | null): void =>
    setFresh((before) => new Map([...before, [name, answer]]));
  const loadStatus = async (name: string): Promise<void> => {
    const asked = queryClient.fetchQuery({
      ...publicQueryOf(client, 'loadDomainStatus', { name }),
      staleTime: ({ state }) => (isUnknownName(state.data) ? UNKNOWN_FRESH_MS : FRESH_MS),
    });
    setStatus(name, await asked.catch((): DomainAnswer => ({ name, status: 'unknown' })));
  };
  const unanswered = names.filter(({ answer }) => answer === null).map(({ name }) => name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the names change, and only then
  useEffect(() => {
    const waiting = [...unanswered];
    const next = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await loadStatus(name);
    };
    for (let each = 0; each < MAX_PARALLEL; each++) void next();
    return () => {
      waiting.length = 0;
    };
  }, [unanswered.join(' ')]);
  const given = new Map(names.map(({ name, answer }) => [name, answer]));
  const of = (name: string): DomainAnswer | null => (fresh.has(name) ? fresh.get(name) : given.get(name)) ?? null;
  const answered = [...given.keys()].map(of).filter((answer) => answer !== null);
  return {
    of,
    retry: (name) => {
      setStatus(name, null);
      queryClient.removeQueries({ queryKey: publicKey('loadDomainStatus', { name }) });
      void loadStatus(name);
    },
    answeredCount: answered.length,
    availableNames: answered.filter(isAvailableName).map(({ name }) => name),
  };
};
