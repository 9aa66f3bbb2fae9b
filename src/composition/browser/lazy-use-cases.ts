import type { UseCases } from '#core/use-cases.ts';

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
  // Whatever of the interface is asked for is a use case: their names come with what answers them, not with the first
  // script. A promise would ask whether this is one.
  return new Proxy({} as UseCases, {
    get: (_, name) => (name === 'then' ? undefined : (input: unknown) => call(name as keyof UseCases, input)),
  });
};
