import { type Locks, serialiseFirstCommands } from '#adapters/browser/serialise-first-commands.ts';
import { type Http, remoteClient } from '#adapters/remote/client.ts';
import { loadOnce } from './browser/load-once.ts';
import { canKnowVisitor } from './browser/visitor-hint.ts';

/** Longer than the host's timeouts. */
const TIMEOUT_MS = 20_000;

const overNetwork: Http = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Locks across all tabs; unavailable in old browsers and on insecure origins. */
const tabLocks = (): Locks | undefined =>
  'locks' in navigator ? { request: (name, work) => navigator.locks.request(name, work) } : undefined;

/** `client` sends every call to the host; the functions load their part on first use. */
export const browserParts = () => ({
  client: remoteClient(serialiseFirstCommands(overNetwork, tabLocks(), () => canKnowVisitor(document.cookie))),
  device: loadOnce(async () => (await import('#adapters/browser/device.ts')).browserDevice()),
  choices: loadOnce(async () => (await import('#adapters/browser/visitor-choices.ts')).browserVisitorChoices()),
  integrations: loadOnce(async () =>
    (await import('#adapters/browser/integration-loader.ts')).browserIntegrationLoader(),
  ),
});
