import * as z from 'zod/mini';
import { orderPaths } from '#contracts/order-rest.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** Status 1 is done; 0 is a refusal in the server's own words. [VOU-01] */
const changed = z.object({ status: z.literal([0, 1]), message: z.catch(z.string(), '') });
type Changed = z.infer<typeof changed>;

const doneOf = (answer: Result<Changed, PortFailure>): Result<void, PortFailure> => {
  if (!answer.ok) return answer;
  const { status, message } = answer.value;
  return status === 1 ? ok(undefined) : fail({ kind: 'rejected', code: 'voucher-refused', message });
};

/** Vouchers of an order at the order service, with and without log-in. [VOU-01, WIRE 5] */
export const restVoucherCalls = (rest: Pick<ServiceClient, 'rest'>): Pick<VoucherGateway, 'add' | 'remove'> => {
  const { voucher, guestVoucher } = orderPaths;
  return {
    add: async (id, code, asCustomer) => {
      const path = asCustomer
        ? voucher(organisationId, id, code)
        : guestVoucher(organisationId, id, code, 'updated_by');
      return doneOf(await rest.rest('POST', path, { schema: changed }));
    },
    remove: async (id, code, asCustomer) => {
      const path = asCustomer ? voucher(organisationId, id, code) : guestVoucher(organisationId, id, code, 'updatedBy');
      return doneOf(await rest.rest('DELETE', path, { schema: changed }));
    },
  };
};
