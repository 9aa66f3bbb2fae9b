import { restBalanceGateway } from '#adapters/rest/balance-gateway.ts';
import { dong } from '#core/shared/dong.ts';
import { partyId, paymentId, type TopUpId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';
import type { BalanceSubject } from './balance-gateway.laws.ts';

export const balanceFor = (backend: TestBackend, held: string) => restBalanceGateway(wireClient(backend, '', held));

/** The bank's signed notification for a top-up, in its own words. */
export const reportTopUp = (
  backend: TestBackend,
  id: TopUpId,
  amount: number,
  reference: string,
  changes: Readonly<Record<string, string>> = {},
) =>
  report(
    backend,
    reportOf(
      { id: paymentId(id), amount: dong(amount) },
      { vnp_TransactionNo: reference, vnp_PayDate: '', ...changes },
    ),
  );

/** A new customer of a backend. */
export const wireBalanceSubject = async (
  backend: TestBackend,
): Promise<BalanceSubject & { readonly token: string; readonly partyId: string }> => {
  const [customer, other] = [await freshLogin(backend), await freshLogin(backend)];
  return {
    owner: { ...(await backendPaymentSubjectOf(backend, token(customer.token))), owner: partyId(customer.partyId) },
    balance: balanceFor(backend, customer.token),
    other: balanceFor(backend, other.token),
    guest: balanceFor(backend, await freshToken(backend)),
    arrives: async (id, amount, reference) => void (await reportTopUp(backend, id, amount, reference)),
    token: customer.token,
    partyId: customer.partyId,
  };
};
