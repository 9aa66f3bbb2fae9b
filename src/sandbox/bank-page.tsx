import { useState } from 'react';
import { currentPayment } from '#adapters/memory/orders/payments.ts';
import { formatDong } from '#core/shared/dong.ts';
import { paymentId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/action/button.tsx';
import type { MemoryShop } from './open-shop.ts';
import { sandboxBank as text } from './sandbox-bank.vi.ts';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/** /sandbox-bank/{paymentId} */
export const bankPath = /^\/sandbox-bank\/([^/]+)$/;

/** The user acts as their bank. Notifies the shop and redirects back with a signed query. */
export function MemoryBank({ shop, id }: { readonly shop: MemoryShop; readonly id: string }) {
  const [, draw] = useState(0);
  const made = shop.world.state.payments.get(id);
  if (!made) return <p>{text.unknown}</p>;
  const { amount, orderId, state, redirectUrl } = currentPayment(shop.world, made);
  const decide = (act: 'confirm' | 'decline') => {
    shop.bank[act](paymentId(id));
    shop.keep();
    if (redirectUrl === null) draw((count) => count + 1);
    else window.location.assign(returnAddress(shop, id, act === 'confirm' ? '00' : '24'));
  };
  return (
    <main style={{ maxWidth: '32rem', margin: '3rem auto', padding: '0 1rem', display: 'grid', gap: '1rem' }}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <dl>
        <dt>{text.amount}</dt>
        <dd>{formatDong(amount)}</dd>
        <dt>{text.content}</dt>
        <dd>{shop.world.state.orders.get(orderId)?.order.number}</dd>
        <dt>{text.state}</dt>
        <dd role="status">{text.states[state]}</dd>
      </dl>
      <Button kind="primary" onClick={() => decide('confirm')}>
        {text.confirm}
      </Button>
      <Button onClick={() => decide('decline')}>{text.decline}</Button>
      <a href={paths.payment(orderId)}>{text.back}</a>
    </main>
  );
}

const returnAddress = (shop: MemoryShop, id: string, code: '00' | '24'): string =>
  `/PaymentResult?${new URLSearchParams(shop.bank.returnQuery(paymentId(id), code))}`;
