import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FOLLOW_PAYMENT_MS, type Payment } from '#core/payment/payment.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { useShop } from '#ui/kit/use-shop.ts';
import { queryOf } from '#ui/queries.ts';

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 5_000;
const GROWTH_MS = 250;

/** Pause before the next look: 2 s growing to 5 s, with up to a quarter of jitter so that shops do not ask in step. */
export const pauseAfter = (looks: number, jitter: number): number =>
  Math.round(Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS + looks * GROWTH_MS) * (1 + jitter / 4));

/** Whether a payment is still worth asking about. `now` in ms since 1970. */
export const isFollowed = (payment: Payment | null, now: number): boolean =>
  payment?.state === 'waiting' && now < Math.min(payment.expiresAt, payment.createdAt + FOLLOW_PAYMENT_MS);

/**
 * The payment of an order, asked again while it waits, not while the page is hidden, and not after it is decided or has
 * expired. When it is decided the shopper goes where the use case says. [PAY-02]
 */
export const useFollowPayment = (orderId: OrderId | null) => {
  const { useCases } = useShop();
  const router = useRouter();
  const query = useSuspenseQuery({
    ...queryOf(useCases, 'payment', { orderId }),
    refetchInterval: ({ state }) =>
      isFollowed(state.data?.payment ?? null, Date.now()) ? pauseAfter(state.dataUpdateCount, Math.random()) : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const { goTo } = query.data;
  useSpentCart(goTo !== null);
  useEffect(() => {
    if (goTo !== null) void router.navigate({ href: goTo, replace: true });
  }, [goTo, router]);
  return query;
};

/** A paid order is no cart any more: the header asks again what the visitor has. [CART-04, HDR-05] */
export const useSpentCart = (spent: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (spent) void queries.invalidateQueries({ queryKey: ['visitor'] });
  }, [spent, queries]);
};

/** Milliseconds until a moment, counted down once a second in the browser; null in the host's HTML. */
export const useCountdown = (until: number): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, until - Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

/** `872000` → `14:32`. */
export const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};
