import { Container } from 'inversify';
import { firstInTurn, type Locks } from '#adapters/browser/first-in-turn.ts';
import { type Http, remoteUseCases } from '#adapters/remote/use-cases.ts';
import { USE_CASES, type UseCases } from '#core/use-cases.ts';
import { mayKnowVisitor } from './browser/visitor-hint.ts';

/** Longer than the host's own patience with its services. */
const TIMEOUT_MS = 20_000;

const overNetwork: Http = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Locks over all tabs of this browser; older ones, and pages of an insecure origin, have none. */
const tabLocks = (): Locks | undefined =>
  'locks' in navigator ? { request: (name, work) => navigator.locks.request(name, work) } : undefined;

/** The shop in a browser: every use case is asked of the host. */
export const browserUseCases = (): UseCases => {
  const container = new Container();
  container
    .bind<UseCases>(USE_CASES)
    .toDynamicValue(() => remoteUseCases(firstInTurn(overNetwork, tabLocks(), () => mayKnowVisitor(document.cookie))))
    .inSingletonScope();
  return container.get<UseCases>(USE_CASES);
};
