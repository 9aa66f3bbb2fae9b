import {
  campaignReply,
  lineVouchersReply,
  offersReply,
  toVoucherChange,
  voucherChangeReply,
  voucherPageReply,
} from '#adapters/replies/voucher-reply.ts';
import { organisationId as org, websiteStoreId as store } from '#contracts/organisation.ts';
import { orderPaths, type WireLineVouchers, type WireVoucherBuyer } from '#contracts/rest/order-rest.ts';
import { VOUCHERS_PER_PAGE, type VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** `campaigns`: also with the host's own token. */
export type VoucherServices = {
  readonly campaigns: Pick<ServiceClient, 'rest'>;
  readonly own: Pick<ServiceClient, 'rest'>;
};

/** Codes of an order have a path for customers and one for guests. [VOU-01, WIRE 5] */
export const restVoucherGateway = ({
  campaigns: { rest: campaigns },
  own: { rest: own },
}: VoucherServices): VoucherGateway => {
  const { voucher, guestVoucher } = orderPaths;
  const change = (method: 'POST' | 'DELETE', path: string, body?: WireVoucherBuyer) =>
    toVoucherChange(own(method, path, { schema: voucherChangeReply, ...(body && { body }) }));
  return {
    search: (pageNumber) => {
      const query = { pageNumber, pageSize: VOUCHERS_PER_PAGE };
      return campaigns('GET', orderPaths.vouchers(org, store), { query, schema: voucherPageReply });
    },
    forOrder: (id) => own('GET', orderPaths.orderVouchers(org, id), { schema: offersReply }),
    forLines: (lines, vouchers) => {
      const items = lines.flatMap((line, at) => wireItems(line, `line-${at}`, null));
      const body: WireLineVouchers = { line_items: items, vouchers };
      return own('POST', orderPaths.lineVouchers(org, store), { body, schema: lineVouchersReply });
    },
    add: (id, code, asCustomer, buyer) =>
      change('POST', asCustomer ? voucher(org, id, code) : guestVoucher(org, id, code, 'updated_by'), buyer),
    remove: (id, code, asCustomer) =>
      change('DELETE', asCustomer ? voucher(org, id, code) : guestVoucher(org, id, code, 'updatedBy')),
    campaign: (id) => campaigns('GET', orderPaths.campaign(org, id), { schema: campaignReply }),
  };
};
