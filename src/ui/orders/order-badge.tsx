import type { Order } from '#core/orders/order.ts';
import { classifyOrder, type OrderClass } from '#core/orders/order-class.ts';
import { financialStates, isPaidOrder } from '#core/orders/order-states.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { classNames, orderText } from './messages.vi.ts';

const tones = { new: 'primary', success: 'ok', trial: 'promo', cancel: 'neutral' } as const satisfies Readonly<
  Record<OrderClass, string>
>;

/** In the colour of its class. [ORD-01] */
export function OrderBadge({ order }: { readonly order: Order }) {
  const of = classifyOrder(order);
  return (
    <Badge tone={tones[of]} dot>
      {badgeText(order, of)}
    </Badge>
  );
}

const badgeText = (order: Order, of: OrderClass): string => {
  if (of === 'cancel' && financialStates[order.financial].isRefunded) return orderText.refunded;
  return of === 'new' && isPaidOrder(order) ? orderText.settingUp : classNames[of];
};
