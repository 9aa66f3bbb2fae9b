import { readWithRetry } from '#core/shared/persist.ts';
import type { BotCheck } from './bot-check.port.ts';
import { type CallAsAnonymousPorts, callAsAnonymous } from './call-as-anonymous.ts';

export type BotPorts = { readonly botCheck: BotCheck };

/**
 * Sends the browser's proof, which is valid for ten minutes. Forms without JavaScript have none; the service limits how
 * many of those it accepts. [ACC-01, GQL-09 verifyRecaptcha]
 */
export const passBotCheck =
  (ports: CallAsAnonymousPorts & BotPorts) =>
  async (proof: string): Promise<void> => {
    if (proof === '') return;
    const passed = await callAsAnonymous(ports)(() => readWithRetry(ports.delay, () => ports.botCheck.verify(proof)));
    if (!passed.ok) ports.log.warn('Failed to check proof', { kind: passed.failure.kind });
  };
