/** `draft` until placed, `open` until paid, `confirmed` during provisioning; `closed` is cancelled. */
export const orderStatuses = ['draft', 'open', 'confirmed', 'completed', 'closed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type OrderStateRules = {
  /** The buyer has sent the order; before it is a cart, and in no list. */
  readonly isPlaced: boolean;
  /** Placed; a payment settles it. */
  readonly isOpen: boolean;
  /** Its services are being set up. */
  readonly isInSetUp: boolean;
  /** All of it was handed over. */
  readonly isCompleted: boolean;
  /** Nothing comes of it any more. */
  readonly isClosed: boolean;
};

const placed: OrderStateRules = {
  isPlaced: true,
  isOpen: false,
  isInSetUp: false,
  isCompleted: false,
  isClosed: false,
};

export const orderStates: Readonly<Record<OrderStatus, OrderStateRules>> = {
  draft: { ...placed, isPlaced: false },
  open: { ...placed, isOpen: true },
  confirmed: { ...placed, isInSetUp: true },
  completed: { ...placed, isCompleted: true },
  closed: { ...placed, isClosed: true },
};

type InState = { readonly status: OrderStatus };

export const isPlaced = ({ status }: InState): boolean => orderStates[status].isPlaced;
export const isOpenOrder = ({ status }: InState): boolean => orderStates[status].isOpen;
export const isClosedOrder = ({ status }: InState): boolean => orderStates[status].isClosed;

export type FinancialStatus = 'UNPAID' | 'PAID' | 'REFUNDED';

export type FinancialRules = {
  /** No money has come. */
  readonly isUnpaid: boolean;
  /** The shop has the money. */
  readonly isPaid: boolean;
  /** The money went back. */
  readonly isRefunded: boolean;
};

export const financialStates: Readonly<Record<FinancialStatus, FinancialRules>> = {
  UNPAID: { isUnpaid: true, isPaid: false, isRefunded: false },
  PAID: { isUnpaid: false, isPaid: true, isRefunded: false },
  REFUNDED: { isUnpaid: false, isPaid: false, isRefunded: true },
};

type Settled = { readonly financial: FinancialStatus };

export const isUnpaidOrder = ({ financial }: Settled): boolean => financialStates[financial].isUnpaid;
export const isPaidOrder = ({ financial }: Settled): boolean => financialStates[financial].isPaid;
