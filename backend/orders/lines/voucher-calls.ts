import { limitVoucherGuesses, type VoucherGuesser } from '#backend/campaigns/limit-voucher-guesses.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { parseLineVouchers } from '#backend/orders/rest/wire-bodies.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { WireVoucherBuyer } from '#contracts/rest/order-rest.ts';
import { addVoucher, removeVoucher } from './change-vouchers.ts';
import { listVouchersForInput } from './line-vouchers.ts';

type Caller = Pick<VoucherGuesser, 'address'> & { readonly visitor: SessionVisitor };
export type VoucherCall = Caller & {
  readonly orderId: string;
  readonly code: string;
  /** The operations for customers are denied without a login. */
  readonly asCustomer: boolean;
};

const requireKnownCaller = ({ visitor, asCustomer }: VoucherCall): void => {
  if (asCustomer && visitor.partyId === null && !visitor.staff)
    throw new ServiceFailure('UNAUTHENTICATED', 'This call is for customers who have logged in');
};

/** Throws UNAUTHENTICATED, TOO_MANY_TRIES and the failures of `addVoucher`. [VOU-01, ASVS V2.4.1] */
export const callAddVoucher = async (
  deps: OrderDeps,
  call: VoucherCall,
  buyer: WireVoucherBuyer | null,
): Promise<void> => {
  requireKnownCaller(call);
  await limitVoucherGuesses(deps, call, () => addVoucher(deps, call.visitor, call.orderId, call.code, buyer));
};

export const callRemoveVoucher = async (deps: OrderDeps, call: VoucherCall): Promise<void> => {
  requireKnownCaller(call);
  await removeVoucher(deps, call.visitor, call.orderId, call.code);
};

/** `body` in the spelling of REST. Throws TOO_MANY_TRIES and the failures of `priceLines`. [VOU-01, ROUTE-09] */
export const callLineVouchers = (deps: OrderDeps, caller: Caller, body: unknown) => {
  const { input, codes } = parseLineVouchers(body);
  const list = () => listVouchersForInput(deps, caller.visitor, input, codes);
  const isWrong = ({ refused }: Awaited<ReturnType<typeof list>>) => refused.some(({ why }) => why === 'unknown');
  return limitVoucherGuesses(deps, caller, list, isWrong);
};
