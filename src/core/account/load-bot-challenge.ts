import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { type AsGuestPorts, asGuest } from '#core/session/as-guest.ts';
import type { BotChallenge } from './bot-check.port.ts';
import type { BotPorts } from './log-in-ports.ts';

/** The challenge that this browser solves before registration. [ACC-01] */
export const loadBotChallenge = query(
  (ports: AsGuestPorts & BotPorts): UseCase<Nothing, BotChallenge> =>
    () =>
      asGuest(ports)(ports.botCheck.challenge),
);
