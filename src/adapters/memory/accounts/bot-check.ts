import { denied } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { BotCheck } from '#core/session/bot-check.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { consumeChallenge, createChallenge } from './challenges.ts';
import { currentSession } from './sessions.ts';
import { digestOf } from './signatures.ts';
import { markVerified } from './throttles.ts';

export const solveChallenge = (challenge: string): string => `${challenge}.${digestOf(challenge)}`;

/** The work is a single digest. */
export const memoryBotCheck = (world: World, bearer: Bearer): BotCheck => ({
  challenge: async () => ok({ kind: 'work', challenge: createChallenge(world, 'bot') }),
  verify: async (proof) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const [challenge = ''] = proof.split('.');
    const holds = proof === solveChallenge(challenge) && consumeChallenge(world, challenge, 'bot');
    if (holds) markVerified(world, who.session);
    return ok(holds);
  },
});
