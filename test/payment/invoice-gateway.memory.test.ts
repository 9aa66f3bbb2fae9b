import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { memoryPaymentSubject, memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import {
  type CustomerInvoices,
  invoiceGatewayContract,
  invoiceListContract,
  invoiceListLaws,
  invoiceMonthLaws,
} from './invoice-gateway.contract.ts';
import { invoiceListMutants } from './invoice-list.mutants.ts';
import { invoiceMonthMutants } from './invoice-month.mutants.ts';

const customers = async (): Promise<CustomerInvoices> => {
  const world = memoryWorld();
  const one = () => {
    const user = addUser(world, 'Lê Thị Thử', '0912345678', 'thu@example.vn');
    return { customer: memoryPaymentSubjectOf(world, logIn(world, user)), party: user.partyId };
  };
  return { ...one(), neighbour: one() };
};

invoiceGatewayContract('the invoice service in memory', memoryPaymentSubject);
invoiceListContract('the invoice service in memory', customers);
describeMutants(
  'ORD-03 the laws reject every mutant of the invoice list',
  invoiceListLaws,
  customers,
  invoiceListMutants,
);
describeMutants('ORD-03 the laws reject every mutant of the months', invoiceMonthLaws, customers, invoiceMonthMutants);
