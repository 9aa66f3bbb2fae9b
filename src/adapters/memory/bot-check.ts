import type { BotCheck } from '#core/account/bot-check.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { denied } from './refusals.ts';
import { asking } from './sessions.ts';
import { digestOf } from './signatures.ts';
import { markProved } from './throttles.ts';
import type { World } from './world.ts';

/** Solution of a challenge. */
export const proofFor = (challenge: string): string => `${challenge}.${digestOf(challenge)}`;

/** Fake bot check over a world; its work is a single digest. [BotCheck] */
export const memoryBotCheck = (world: World, bearer: Bearer): BotCheck => ({
  challenge: async () => (asking(world, bearer) ? ok({ kind: 'work', challenge: newChallenge(world, 'bot') }) : denied),
  verify: async (proof) => {
    const who = asking(world, bearer);
    if (!who) return denied;
    const [challenge = ''] = proof.split('.');
    const holds = proof === proofFor(challenge) && takeChallenge(world, challenge, 'bot');
    if (holds) markProved(world, who.session);
    return ok(holds);
  },
});
