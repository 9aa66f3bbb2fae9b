import * as z from 'zod/mini';
import { converted, field, orNull } from '#adapters/replies/schema.ts';
import { AddOpportunityDocument, SubscribeNewsletterDocument } from '#contracts/generated/crm.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { Opportunities } from '#core/consultation/opportunities.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** A missing or non-numeric status never counts as success. */
const addedReply = converted(z.nullable(z.object({ status: orNull(z.number()) })), (added) => ({
  status: added?.status ?? 0,
}));
const subscribedReply = converted(z.literal(true), () => null);

/** At /crm-graph-gateway/graphql, on behalf of the shop's organisation. [WIRE G39] */
export const graphqlOpportunities = ({ graphql }: ServiceClient): Opportunities => ({
  add: (opportunity, idempotencyKey) => {
    const variables = { partyId: organisationId, addOpportunityRequest: opportunity, performerId: organisationId };
    return graphql(AddOpportunityDocument, variables, field('addOpportunity', addedReply), { idempotencyKey });
  },
  subscribe: (email, agreed, idempotencyKey) => {
    const reply = field('subscribeNewsletter', subscribedReply);
    return graphql(SubscribeNewsletterDocument, { email, agreed }, reply, { idempotencyKey });
  },
});
