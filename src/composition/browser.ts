import { type Locks, serialiseFirstCommands } from '#adapters/browser/serialise-first-commands.ts';
import { type Http, remoteClient } from '#adapters/remote/client.ts';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { CorrectedClock } from '#core/shared/clock/corrected-clock.ts';
import { rangeOfAnswer } from '#core/shared/clock/range-of-answer.ts';
import type { ShopClient } from '#core/shop-client.ts';
import { loadOnce } from './browser/load-once.ts';
import { canKnowVisitor } from './browser/visitor-hint.ts';
import { bindShared } from './container.ts';

/** Longer than the host's timeouts. */
const TIMEOUT_MS = 20_000;

/** Keeps the shop's time by the answers. */
const overNetwork =
  (clock: CorrectedClock): Http =>
  async (path, init) => {
    const sent = performance.now();
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const range = rangeOfAnswer(
      {
        date: answer.headers.get('date'),
        age: answer.headers.get('age'),
        cacheControl: answer.headers.get('cache-control'),
      },
      performance.now() - sent,
    );
    if (range !== null) clock.hear(range);
    return answer;
  };

/** Locks across all tabs; unavailable in old browsers and on insecure origins. */
const tabLocks = (): Locks | undefined =>
  'locks' in navigator ? { request: (name, work) => navigator.locks.request(name, work) } : undefined;

/** What the interface gets in the browser; the functions load their part on first use. */
export type BrowserParts = {
  /** Sends every call to the host. */
  readonly client: ShopClient;
  readonly device: () => Promise<Device>;
  readonly choices: () => Promise<VisitorChoices>;
  readonly integrations: () => Promise<IntegrationLoader>;
};

export const browserParts = (clock: CorrectedClock): BrowserParts =>
  bindShared<BrowserParts>({
    client: () =>
      remoteClient(serialiseFirstCommands(overNetwork(clock), tabLocks(), () => canKnowVisitor(document.cookie))),
    device: () => loadOnce(async () => (await import('#adapters/browser/device.ts')).browserDevice()),
    choices: () => loadOnce(async () => (await import('#adapters/browser/visitor-choices.ts')).browserVisitorChoices()),
    integrations: () =>
      loadOnce(async () => (await import('#adapters/browser/integration-loader.ts')).browserIntegrationLoader()),
  }).parts;
