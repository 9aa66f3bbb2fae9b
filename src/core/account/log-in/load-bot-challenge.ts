import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { BotChallenge } from '#core/session/bot-check.port.ts';
import { type CallAsAnonymousPorts, callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { BotPorts } from '#core/session/pass-bot-check.ts';

/** [ACC-01] */
export const loadBotChallenge = query(
  (ports: CallAsAnonymousPorts & BotPorts): UseCase<Nothing, BotChallenge> =>
    () =>
      callAsAnonymous(ports)(ports.botCheck.challenge),
);
