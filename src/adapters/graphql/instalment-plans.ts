import * as z from 'zod/mini';
import { field } from '#adapters/replies/schema.ts';
import {
  GetPriceForProductOptionAndPricePlanDocument,
  GetPriceInstallmentDocument,
  GetPricePlansDocument,
} from '#contracts/generated/product.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import type { InstalmentPlanQueries, SelectedOptionTitles } from '#core/catalogue/instalment-plan-queries.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { breakdownReply, instalmentPlanReply, instalmentPriceReply } from './instalment-plan-reply.ts';

const asked = (productId: ProductId) => ({ partnerId: organisationId, storeChannel: websiteStoreCode, productId });
const optionsOf = (chosen: SelectedOptionTitles) => chosen.map(({ option, title }) => ({ id: option, value: title }));

/** One call per method. [INS-01] */
export const graphqlInstalmentPlans = ({ graphql }: Pick<ServiceClient, 'graphql'>): InstalmentPlanQueries => ({
  instalmentPlans: (id) =>
    graphql(GetPricePlansDocument, asked(id), field('getPricePlans', z.array(instalmentPlanReply))),
  priceOnPlan: (id, chosen, plan) => {
    const variables = { ...asked(id), options: optionsOf(chosen), pricePlanId: plan };
    const reply = field('getPriceForProductOptionAndPricePlan', instalmentPriceReply);
    return graphql(GetPriceForProductOptionAndPricePlanDocument, variables, reply);
  },
  instalments: (id, chosen, plan, count) => {
    const variables = { ...asked(id), options: optionsOf(chosen), pricePlanId: plan, quantity: count };
    return graphql(GetPriceInstallmentDocument, variables, field('getPriceInstallment', breakdownReply));
  },
});
