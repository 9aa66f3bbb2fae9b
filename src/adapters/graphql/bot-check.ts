import * as z from 'zod/mini';
import { convertedOrGarbled, field, filled } from '#adapters/replies/schema.ts';
import { BotChallengeDocument, VerifyRecaptchaDocument } from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { BotChallenge, BotCheck } from '#core/session/bot-check.port.ts';
import type { ServiceClient } from '../service-client.ts';

const challengeReply = convertedOrGarbled(
  z.object({ kind: z.enum(['work', 'recaptcha']), challenge: z.nullish(z.json()), siteKey: z.nullish(filled) }),
  ({ kind, challenge, siteKey }): BotChallenge | null => {
    if (kind === 'recaptcha') return siteKey ? { kind, siteKey } : null;
    return challenge ? { kind, challenge } : null;
  },
);

export const graphqlBotCheck = ({ graphql }: ServiceClient): BotCheck => ({
  challenge: () => graphql(BotChallengeDocument, {}, field('botChallenge', challengeReply)),
  verify: (token) => graphql(VerifyRecaptchaDocument, { orgId, token }, field('verifyRecaptcha', z.boolean())),
});
