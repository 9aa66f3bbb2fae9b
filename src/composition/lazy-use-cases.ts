import { commands, privateQueries, publicQueries, type UseCases } from '#core/use-cases.ts';

/**
 * A page's data comes with its HTML, so the first load needs no use case: what answers them is fetched at the first call.
 * When not even that can be fetched nothing was sent, and the call is `unreachable`.
 */
export const lazyUseCases = (load: () => Promise<UseCases>): UseCases => {
  let loading: Promise<UseCases> | undefined;
  const loaded = (): Promise<UseCases> => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const call = async (name: keyof UseCases, input: unknown): Promise<unknown> => {
    const useCases = await loaded().catch(() => null);
    if (useCases === null) return { ok: false, failure: { kind: 'unreachable' } };
    // A use case and its input come together from a caller that was checked against the interface.
    return (useCases[name] as (given: unknown) => Promise<unknown>)(input);
  };
  // The three lists of names are checked against the interface where they stand, so every method is there.
  return Object.fromEntries(
    [...publicQueries, ...privateQueries, ...commands].map((name) => [name, (input: unknown) => call(name, input)]),
  ) as unknown as UseCases;
};
