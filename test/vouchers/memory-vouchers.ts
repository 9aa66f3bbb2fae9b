import { memoryCustomerGateway } from '#adapters/memory/accounts/customer-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryInvoiceGateway } from '#adapters/memory/orders/invoice-gateway.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryPaymentGateway } from '#adapters/memory/orders/payment-gateway.ts';
import { memoryVoucherGateway } from '#adapters/memory/orders/voucher-gateway.ts';
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
