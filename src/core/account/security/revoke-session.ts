import type { IdentityGateway } from '#core/session/session.port.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { Token } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';

type Ports = { readonly identity: IdentityGateway; readonly delay: Delay; readonly log: Log };

/** Deletes the local tokens even when the service is unreachable. [ACC-08] */
export const revokeSession =
  ({ identity, delay, log }: Ports) =>
  async (held: Token): Promise<void> => {
    const ended = await readWithRetry(delay, () => identity.endSession(held));
    if (!ended.ok) log.warn('Failed to end session', { kind: ended.failure.kind });
  };
