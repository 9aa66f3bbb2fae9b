import * as z from 'zod/mini';
import {
  BotChallengeDocument,
  type BotChallengeQuery,
  VerifyRecaptchaDocument,
  type VerifyRecaptchaMutation,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { BotCheck } from '#core/account/bot-check.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

/** Keyed by the requested fields, so that a renamed field does not compile. */
const challenge = z.object({
  botChallenge: z.object({
    kind: z.enum(['work', 'recaptcha']),
    challenge: z.nullish(z.json()),
    siteKey: z.nullish(z.string().check(z.minLength(1))),
  }),
} satisfies Record<keyof BotChallengeQuery, unknown>);
const verified = z.object({ verifyRecaptcha: z.boolean() } satisfies Record<keyof VerifyRecaptchaMutation, unknown>);

export const graphqlBotCheck = (auth: ServiceClient): BotCheck => ({
  challenge: async () => {
    const answer = await auth.graphql(BotChallengeDocument, {}, challenge);
    if (!answer.ok) return answer;
    const { kind, challenge: work, siteKey } = answer.value.botChallenge;
    if (kind === 'recaptcha') return siteKey ? ok({ kind, siteKey }) : fail({ kind: 'garbled' });
    return work ? ok({ kind, challenge: work }) : fail({ kind: 'garbled' });
  },
  verify: async (proof) => {
    const answer = await auth.graphql(VerifyRecaptchaDocument, { orgId, token: proof }, verified);
    return answer.ok ? ok(answer.value.verifyRecaptcha) : answer;
  },
});
