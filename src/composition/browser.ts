import { Container } from 'inversify';
import { remoteUseCases } from '#adapters/remote/use-cases.ts';
import { USE_CASES, type UseCases } from '#core/use-cases.ts';

/** Longer than the host's own patience with its services. */
const PATIENCE_MS = 20_000;

/** The shop in a browser: every use case is asked of the host. */
export const browserUseCases = (): UseCases => {
  const container = new Container();
  container
    .bind<UseCases>(USE_CASES)
    .toDynamicValue(() =>
      remoteUseCases((path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })),
    )
    .inSingletonScope();
  return container.get<UseCases>(USE_CASES);
};
