import * as z from 'zod/mini';
import { offeredOf, offeredReply } from '#adapters/replies/voucher-reply.ts';
import { orderPaths, type WireLineVouchers, type WireLineVouchersAnswer } from '#contracts/order-rest.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { voucherProblems } from '#core/pricing/voucher-problem.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** Status 1 is success; 0 is a refusal with the server's message. [VOU-01] */
const changed = z.object({ status: z.literal([0, 1]), message: z.catch(z.string(), '') });
const lineVouchersReply = z.object({
  content: z.array(offeredReply),
  refused: z.array(z.object({ code: z.string(), why: z.enum(voucherProblems), missing: z.int().check(z.gte(0)) })),
} satisfies Record<keyof WireLineVouchersAnswer<unknown>, unknown>);
type Changed = z.infer<typeof changed>;

const toResult = (answer: Result<Changed, PortFailure>): Result<void, PortFailure> => {
  if (!answer.ok) return answer;
  const { status, message } = answer.value;
  return status === 1 ? ok(undefined) : fail({ kind: 'rejected', code: 'voucher-refused', message });
};

/** Vouchers of an order at the order service, with and without login. [VOU-01, WIRE 5] */
export const restVoucherCalls = (
  rest: Pick<ServiceClient, 'rest'>,
): Pick<VoucherGateway, 'add' | 'remove' | 'forLines'> => {
  const { voucher, guestVoucher, lineVouchers } = orderPaths;
  return {
    forLines: async (lines, vouchers) => {
      const items = lines.flatMap((line, at) => wireItems(line, `line-${at}`, null));
      const body: WireLineVouchers = { line_items: items, vouchers };
      const path = lineVouchers(organisationId, websiteStoreId);
      const answer = await rest.rest('POST', path, { body, schema: lineVouchersReply });
      if (!answer.ok) return answer;
      return ok({ offers: answer.value.content.map(offeredOf), refused: answer.value.refused });
    },
    add: async (id, code, asCustomer) => {
      const path = asCustomer
        ? voucher(organisationId, id, code)
        : guestVoucher(organisationId, id, code, 'updated_by');
      return toResult(await rest.rest('POST', path, { schema: changed }));
    },
    remove: async (id, code, asCustomer) => {
      const path = asCustomer ? voucher(organisationId, id, code) : guestVoucher(organisationId, id, code, 'updatedBy');
      return toResult(await rest.rest('DELETE', path, { schema: changed }));
    },
  };
};
