import * as z from 'zod/mini';
import { amount, converted } from '#adapters/replies/schema.ts';
import { offeredReply } from '#adapters/replies/voucher-reply.ts';
import {
  orderPaths,
  type WireLineVouchers,
  type WireLineVouchersAnswer,
  type WireVoucherBuyer,
} from '#contracts/order-rest.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { voucherProblems } from '#core/pricing/voucher-problem.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** Status 1 is success; 0 is a refusal with the server's message. [VOU-01] */
const changedReply = z.object({ status: z.literal([0, 1]), message: z.catch(z.string(), '') });
const lineVouchersReply = converted(
  z.object({
    content: z.array(offeredReply),
    refused: z.array(z.object({ code: z.string(), why: z.enum(voucherProblems), missing: amount })),
  } satisfies Record<keyof WireLineVouchersAnswer<unknown>, unknown>),
  ({ content: offers, refused }) => ({ offers, refused }),
);

/** Vouchers of an order at the order service, with and without login. [VOU-01, WIRE 5] */
export const restVoucherCalls = ({
  rest,
}: Pick<ServiceClient, 'rest'>): Pick<VoucherGateway, 'add' | 'remove' | 'forLines'> => {
  const { voucher, guestVoucher, lineVouchers } = orderPaths;
  const change = async (
    method: 'POST' | 'DELETE',
    path: string,
    buyer?: WireVoucherBuyer,
  ): ReturnType<VoucherGateway['add']> => {
    const answer = await rest(method, path, { schema: changedReply, ...(buyer && { body: buyer }) });
    if (!answer.ok) return answer;
    const { status, message } = answer.value;
    return status === 1 ? ok(undefined) : fail({ kind: 'rejected', code: 'voucher-refused', message });
  };
  const org = organisationId;
  return {
    forLines: (lines, vouchers) => {
      const items = lines.flatMap((line, at) => wireItems(line, `line-${at}`, null));
      const body: WireLineVouchers = { line_items: items, vouchers };
      return rest('POST', lineVouchers(org, websiteStoreId), { body, schema: lineVouchersReply });
    },
    add: (id, code, asCustomer, buyer) =>
      change('POST', asCustomer ? voucher(org, id, code) : guestVoucher(org, id, code, 'updated_by'), buyer),
    remove: (id, code, asCustomer) =>
      change('DELETE', asCustomer ? voucher(org, id, code) : guestVoucher(org, id, code, 'updatedBy')),
  };
};
