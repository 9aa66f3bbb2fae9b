import type { ProvisionerMessage } from '#backend/provisioning/provisioner.ts';
import { type EppServer, resultCodes, withEppSession } from './epp-session.ts';
import { unless } from './registered-name.ts';

/** Of one session; the next one goes on. */
const MAX_MESSAGES = 100;

/**
 * Hands over what the registry tells: ends of transfers, names that it ended, an account that runs low. A message is
 * removed after `take` has it, so that none is lost; one that another backend removed meanwhile is no fault. [RFC 5730]
 */
export const takeEppMessages = (
  server: EppServer,
  take: (message: ProvisionerMessage) => Promise<void>,
): Promise<void> =>
  withEppSession(server, 'messages', async ({ poll }) => {
    for (let taken = 0; taken < MAX_MESSAGES; taken += 1) {
      const answer = await poll();
      if (answer.message === null) return;
      const names = answer.texts('domain', 'name').map((name) => name.toLowerCase());
      await take({ ...answer.message, names: [...new Set(names)] });
      await unless(resultCodes.isAbsent, poll(answer.message.id));
    }
  });
