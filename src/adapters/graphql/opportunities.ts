import * as z from 'zod/mini';
import {
  AddOpportunityDocument,
  type AddOpportunityMutation,
  SubscribeNewsletterDocument,
  type SubscribeNewsletterMutation,
} from '#contracts/generated/crm.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { Opportunities } from '#core/consultation/opportunities.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { orNull } from './tolerant.ts';

/** A missing or non-numeric status never counts as success. */
const added = z.object({
  addOpportunity: z.nullable(z.object({ status: orNull(z.number()) })),
} satisfies Record<keyof AddOpportunityMutation, unknown>);
const subscribed = z.object({
  subscribeNewsletter: z.boolean(),
} satisfies Record<keyof SubscribeNewsletterMutation, unknown>);

/** At /crm-graph-gateway/graphql, on behalf of the shop's organisation. [WIRE G39] */
export const graphqlOpportunities = (crm: ServiceClient): Opportunities => ({
  add: async (opportunity, idempotencyKey) => {
    const variables = { partyId: organisationId, addOpportunityRequest: opportunity, performerId: organisationId };
    const answer = await crm.graphql(AddOpportunityDocument, variables, added, { idempotencyKey });
    return answer.ok ? ok({ status: answer.value.addOpportunity?.status ?? 0 }) : answer;
  },
  subscribe: async (email, agreed, idempotencyKey) => {
    const answer = await crm.graphql(SubscribeNewsletterDocument, { email, agreed }, subscribed, { idempotencyKey });
    if (!answer.ok) return answer;
    return answer.value.subscribeNewsletter ? ok(null) : fail({ kind: 'garbled' });
  },
});
