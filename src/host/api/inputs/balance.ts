import * as z from 'zod';
import type * as balance from '#core/balance/operations.ts';
import { topUpId } from '#core/shared/ids.ts';
import { amount, command, type Inputs, key, nothing, order, orNull, pageNumber, typed } from './parts.ts';

export const balanceInputs: Inputs<typeof balance> = {
  loadBalance: z.object({ page: pageNumber, topUp: orNull(key.transform(topUpId)) }),
  loadSpendable: nothing,
  payFromBalance: command({ orderId: order, expectedTotal: amount }),
  topUpBalance: command({ amount: typed(40) }),
};
