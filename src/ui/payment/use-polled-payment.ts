import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import { isWaitingPayment, PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
import type { VisitorState } from '#core/session/visitor-state.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { orderId } from '#core/shared/ids.ts';
import { pageQuery, usePageOptions } from '#ui/app/page.ts';
import { privateKey } from '#ui/app/queries.ts';
import { useSentForms } from '#ui/app/use-draft.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { pollInterval } from '#ui/blocks/transfer/poll-interval.ts';
import { firstValue } from '#ui/navigation/search.ts';

/** Order of the path, else of the query (below a product), else of the cart. [ROUTE-10, ROUTE-20] */
export const paymentQuery = pageQuery('loadPayment', ({ params, search }) => {
  const id = params.id ?? firstValue(search, 'orderId');
  return { orderId: id === null ? null : orderId(id) };
});

/** End of polling for a payment, ms since 1970. */
const pollDeadline = ({ expiresAt, createdAt }: Payment): number => Math.min(expiresAt, createdAt + PAYMENT_POLLING_MS);

/** `now`: ms since 1970 UTC. */
export const isPolled = (payment: Payment | null, now: number): boolean =>
  payment !== null && isWaitingPayment(payment) && now < pollDeadline(payment);

type PollCounts = { readonly dataUpdateCount: number; readonly errorUpdateCount: number };
/** Milliseconds until the next poll, or false to stop. Failed polls count too. `now`: ms since 1970 UTC. */
export const nextPollIn = (
  payment: Payment | null,
  { dataUpdateCount, errorUpdateCount }: PollCounts,
  now: number,
): number | false => (isPolled(payment, now) ? pollInterval(dataUpdateCount + errorUpdateCount, Math.random()) : false);

/** Polls a pending payment while the page is visible, and once at expiry; then navigates to `goTo`. [PAY-02] */
export const usePolledPayment = () => {
  const router = useRouter();
  const { clock } = useShop();
  const { data, refetch } = useSuspenseQuery({
    ...usePageOptions(paymentQuery),
    refetchInterval: ({ state }) => nextPollIn(state.data?.payment ?? null, state, clock.now()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const over = useIsExpired(data.payment);
  useSentForms('finaliseOrder', 'placeDirectOrder');
  useEffect(() => {
    if (over) void refetch();
  }, [over, refetch]);
  const { goTo, order } = data;
  useClearPaidCart(order);
  useEffect(() => {
    if (goTo !== null) void router.navigate({ href: goTo, replace: true });
  }, [goTo, router]);
  return { ...data, shown: useLastPending(data.payment), over };
};

/** Keeps the panel unchanged until the result loads. */
const useLastPending = (payment: Payment | null): Payment | null => {
  const [waiting, keep] = useState(payment);
  const isWaiting = payment !== null && isWaitingPayment(payment);
  if (isWaiting && payment !== waiting) keep(payment);
  return !isWaiting && waiting?.id === payment?.id ? waiting : payment;
};

/** A paid order is no cart: clears the badge and the cached cart queries. [FIN-02] */
export const useClearPaidCart = ({ id, financial }: Pick<Order, 'id' | 'financial'>): void => {
  const queries = useQueryClient();
  const paid = isPaidOrder({ financial });
  useEffect(() => {
    if (!paid) return;
    const key = privateKey('loadVisitor', {});
    const before = queries.getQueryData<VisitorState>(key);
    // Setting it would declare it fresh, also where a log-in has just made it stale.
    if (before?.cartId === id) queries.setQueryData<VisitorState>(key, { ...before, cartId: null, itemCount: 0 });
    for (const name of ['loadCart', 'loadCheckout'] as const) queries.removeQueries({ queryKey: privateKey(name) });
  }, [paid, id, queries]);
};

/** Whether a pending payment has expired; false during server rendering. */
const useIsExpired = (payment: Payment | null): boolean => {
  const { clock } = useShop();
  const until = payment !== null && isWaitingPayment(payment) ? pollDeadline(payment) : null;
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    // An answer may have corrected the clock by then.
    const look = (): void => {
      const left = until - clock.now();
      if (left <= 0) setOver(until);
      // A timer of more than 24.8 days fires at once.
      else timer = setTimeout(look, Math.min(left, HOUR_MS));
    };
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [until, clock]);
  return until !== null && over === until;
};

/** Milliseconds until a time, updated once a second in the browser; null during server rendering. */
export const useCountdown = (until: number): number | null => {
  const { clock } = useShop();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, until - clock.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
};

/** `872000` → `14:32`. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};
