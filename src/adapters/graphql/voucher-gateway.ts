import * as z from 'zod/mini';
import { field, required } from '#adapters/replies/schema.ts';
import {
  campaignReply,
  lineVouchersReply,
  offersReply,
  toVoucherChange,
  voucherChangeReply,
  voucherPageReply,
} from '#adapters/replies/voucher-reply.ts';
import {
  GetCampaignDocument,
  GetVouchersForUserDocument,
  SearchVoucherDocument,
} from '#contracts/generated/campaign.ts';
import {
  AddVoucherDocument,
  GetVouchersForLinesDocument,
  RemoveVoucherDocument,
} from '#contracts/generated/storefront.ts';
import { organisationId as partyId, websiteStoreId as storeId } from '#contracts/organisation.ts';
import { VOUCHERS_PER_PAGE, type VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { lineInputs } from './order-inputs.ts';

/** /campaign-gateway/graphql, also with the host's own token, and /graphql. */
export type VoucherServices = {
  readonly campaigns: Pick<ServiceClient, 'graphql'>;
  readonly own: Pick<ServiceClient, 'graphql'>;
  readonly storefront: Pick<ServiceClient, 'graphql'>;
};

/** The campaign gateway lists codes, the storefront changes orders; one call per method. */
export const graphqlVoucherGateway = ({
  campaigns: { graphql: campaigns },
  own: { graphql: own },
  storefront: { graphql: storefront },
}: VoucherServices): VoucherGateway => ({
  search: (pageNumber) => {
    const request = { partyId, storeId, excludeExpired: true, pageNumber, pageSize: VOUCHERS_PER_PAGE };
    return campaigns(SearchVoucherDocument, { request }, field('searchVoucher', voucherPageReply));
  },
  forOrder: (orderId) => {
    const request = { orderId, storeId, pageNumber: 0, pageSize: 50 };
    return own(GetVouchersForUserDocument, { request }, field('getVouchersForUser', offersReply));
  },
  forLines: (lines, vouchers) => {
    const lineItems = lines.flatMap((line, at) => lineInputs(line, `line-${at}`, null));
    const reply = field('getVouchersForLines', lineVouchersReply);
    return storefront(GetVouchersForLinesDocument, { lineItems, vouchers }, reply);
  },
  add: (orderId, voucherCode, asCustomer, buyer) => {
    const variables = { orderId, voucherCode, asCustomer, buyer };
    return toVoucherChange(storefront(AddVoucherDocument, variables, field('addVoucher', voucherChangeReply)));
  },
  remove: (orderId, voucherCode, asCustomer) => {
    const variables = { orderId, voucherCode, asCustomer };
    return toVoucherChange(storefront(RemoveVoucherDocument, variables, field('removeVoucher', voucherChangeReply)));
  },
  campaign: (id) => required(campaigns(GetCampaignDocument, { id }, field('getCampaign', z.nullable(campaignReply)))),
});
