import { type AsGuestPorts, asGuest } from '#core/session/as-guest.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { BotPorts } from './log-in-ports.ts';

/** What this browser works on before it registers. [ACC-01] */
export const loadBotChallenge =
  (ports: AsGuestPorts & BotPorts): UseCases['loadBotChallenge'] =>
  () =>
    asGuest(ports)(ports.botCheck.challenge);
