import * as z from 'zod/mini';
import { type AllReadersOf, converted, filled, money } from '#adapters/replies/schema.ts';
import {
  type BalanceEntryWire,
  type BalancePaymentBody,
  balancePaths,
  type NewTopUpBody,
  type TopUpWire,
} from '#contracts/rest/balance-rest.ts';
import type { Balance, TopUp } from '#core/balance/balance.ts';
import type { BalanceGateway } from '#core/balance/balance-gateway.port.ts';
import { entryKinds } from '#core/balance-rules/ledger.ts';
import { dong } from '#core/shared/dong.ts';
import { orderId, topUpId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const entry = z.object({
  id: filled,
  kind: z.enum(entryKinds),
  change: z.int(),
  at: z.number(),
  order: z.nullable(z.object({ id: filled, number: filled })),
  topUp: z.nullable(z.string()),
  reason: z.string(),
} satisfies AllReadersOf<BalanceEntryWire>);

const page = z.int().check(z.gte(1));
const balance = converted(
  z.object({ data: z.object({ balance: money, page, pages: page, entries: z.array(entry) }) }),
  ({ data }): Balance => ({
    ...data,
    balance: dong(data.balance),
    entries: data.entries.map(({ change, order, ...each }) => ({
      ...each,
      change: dong(change),
      order: order && { ...order, id: orderId(order.id) },
    })),
  }),
);

const topUp = converted(
  z.object({
    data: z.object({
      id: filled,
      number: filled,
      amount: money,
      received: money,
      qrText: filled,
      transfer: z.object({
        bank: z.string(),
        bin: z.string(),
        accountNumber: z.string(),
        accountName: z.string(),
        content: z.string(),
      }),
      sandboxUrl: z.nullable(z.string()),
    } satisfies AllReadersOf<TopUpWire>),
  }),
  ({ data: { id, amount, received, ...others } }): TopUp => ({
    ...others,
    id: topUpId(id),
    amount: dong(amount),
    received: dong(received),
  }),
);
const done = converted(z.object({ data: z.literal(true) }), () => null);

/** The storefront service, /v1/balance. [BalanceGateway] */
export const restBalanceGateway = ({ rest }: Pick<ServiceClient, 'rest'>): BalanceGateway => ({
  load: (asked) => rest('GET', balancePaths.page(asked), { schema: balance }),
  topUp: (amount, idempotencyKey) =>
    rest('POST', balancePaths.topUps, { body: { amount } satisfies NewTopUpBody, schema: topUp, idempotencyKey }),
  loadTopUp: (id) => rest('GET', balancePaths.topUp(id), { schema: topUp }),
  pay: (order, expected, idempotencyKey) =>
    rest('POST', balancePaths.payments, {
      body: { orderId: order, expected } satisfies BalancePaymentBody,
      schema: done,
      idempotencyKey,
    }),
});
