import { bankOf } from '#adapters/memory/bank.ts';
import { memoryBearer } from '#adapters/memory/bearer.ts';
import { memoryCustomerGateway } from '#adapters/memory/customer-gateway.ts';
import { memoryInvoiceGateway } from '#adapters/memory/invoice-gateway.ts';
import { memoryOrderGateway } from '#adapters/memory/order-gateway.ts';
import { memoryPaymentGateway } from '#adapters/memory/payment-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/sessions.ts';
import { memoryVoucherGateway } from '#adapters/memory/voucher-gateway.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { Token } from '#core/shared/ids.ts';
import { type Buyer, freshContact, type VoucherSubject } from './voucher-subject.ts';

export const memoryBuyer = (world: World, held: Token): Buyer => {
  const bearer = memoryBearer();
  bearer.set(held);
  return {
    orders: memoryOrderGateway(world, bearer),
    customers: memoryCustomerGateway(world, bearer),
    payments: memoryPaymentGateway(world, bearer),
    invoices: memoryInvoiceGateway(world, bearer),
    vouchers: memoryVoucherGateway(world, bearer),
  };
};

/** Campaigns and orders in memory. */
export const memoryVoucherSubject = async (world = memoryWorld()): Promise<VoucherSubject> => {
  const { name, phone, email } = freshContact();
  return {
    mine: memoryBuyer(world, newAnonymousToken(world)),
    stranger: memoryBuyer(world, newAnonymousToken(world)),
    customer: memoryBuyer(world, logIn(world, addUser(world, name, phone, email))),
    pay: async (id) => void bankOf(world).confirm(id),
  };
};
