import * as z from 'zod/mini';
import type { ServiceClient } from '#adapters/service-client.ts';
import {
  GetPriceForProductOptionAndPricePlanDocument,
  GetPriceInstallmentDocument,
  GetPricePlansDocument,
} from '#contracts/generated/product.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import type { InstalmentPlanQueries, SelectedOptionTitles } from '#core/catalogue/instalment-plan-queries.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { breakdownReply, instalmentPlanReply, instalmentPriceReply } from './instalment-plan-reply.ts';

const asked = (productId: ProductId) => ({ partnerId: organisationId, storeChannel: websiteStoreCode, productId });
const optionsOf = (chosen: SelectedOptionTitles) => chosen.map(({ option, title }) => ({ id: option, value: title }));

/** One call per method. [INS-01] */
export const graphqlInstalmentPlans = ({ graphql }: Pick<ServiceClient, 'graphql'>): InstalmentPlanQueries => ({
  instalmentPlans: async (id) => {
    const reply = z.object({ getPricePlans: z.array(instalmentPlanReply) });
    const answer = await graphql(GetPricePlansDocument, asked(id), reply);
    return answer.ok ? ok(answer.value.getPricePlans) : answer;
  },
  priceOnPlan: async (id, chosen, plan) => {
    const variables = { ...asked(id), options: optionsOf(chosen), pricePlanId: plan };
    const reply = z.object({ getPriceForProductOptionAndPricePlan: instalmentPriceReply });
    const answer = await graphql(GetPriceForProductOptionAndPricePlanDocument, variables, reply);
    return answer.ok ? ok(answer.value.getPriceForProductOptionAndPricePlan) : answer;
  },
  instalments: async (id, chosen, plan, count) => {
    const variables = { ...asked(id), options: optionsOf(chosen), pricePlanId: plan, quantity: count };
    const reply = z.object({ getPriceInstallment: breakdownReply });
    const answer = await graphql(GetPriceInstallmentDocument, variables, reply);
    return answer.ok ? ok(answer.value.getPriceInstallment) : answer;
  },
});
