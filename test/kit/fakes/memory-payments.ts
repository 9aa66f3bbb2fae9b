import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { idempotencyKey, type Token } from '#core/shared/ids.ts';
import type { Bank, PaymentSubject } from '#test/payment/payment-subject.ts';
import { moveClockTo } from './memory-changes.ts';

/** The ports of a visitor who already has a token. */
export const visitorPorts = (world: World, held: Token = newAnonymousToken(world)) => {
  const ports = memoryPorts(world);
  ports.bearer.set(held);
  return ports;
};

const bankFor = (world: World): Bank => {
  const bank = bankOf(world);
  return {
    confirm: async (id) => void bank.confirm(id),
    decline: async (id) => void bank.decline(id),
    late: async (id) => void bank.late(id),
    transfer: async (id, amount, reference) => void bank.transfer(id, amount, reference),
    twice: async (id) => void bank.twice(id),
    forged: async (id) => void bank.forged(id),
    returnQuery: async (id) => bank.returnQuery(id, '00'),
  };
};

/** A shopper without orders, in a separate memory world. */
export const memoryPaymentSubject = async (): Promise<PaymentSubject> => {
  const world = memoryWorld();
  return memoryPaymentSubjectOf(world, newAnonymousToken(world));
};

/** The shopper with this token. */
export const memoryPaymentSubjectOf = (world: World, held: Token): PaymentSubject => {
  const { payments, invoices, orders, customers, random } = visitorPorts(world, held);
  const other = visitorPorts(world);
  return {
    payments,
    invoices,
    orders,
    customers,
    stranger: { payments: other.payments, invoices: other.invoices },
    bank: bankFor(world),
    pass: async (milliseconds) => moveClockTo(world, world.state.now + milliseconds),
    newIdempotencyKey: () => idempotencyKey(random.id()),
    freeDomain: (extension) => `ten-${random.id()}${extension}`,
    returnUrl: 'http://localhost/PaymentResult',
  };
};
