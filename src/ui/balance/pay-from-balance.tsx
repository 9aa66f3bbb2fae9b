import { amountDue, awaitsPayment, type Order } from '#core/orders/order.ts';
import { formatDong } from '#core/shared/dong.ts';
import { type LoaderInput, pageQuery, prefetch, useOptionalPageQuery } from '#ui/app/page.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { payFromBalanceText as text } from './pay-from-balance.vi.ts';

const spendable = pageQuery('loadSpendable', () => ({}));

/** For the loader of a page with a placed order. */
export const prefetchBalance = async (loader: LoaderInput, order: Order): Promise<void> => {
  if (awaitsPayment(order)) await prefetch(loader, spendable);
};

/** Pays a placed order at once; nothing unless the customer's balance covers all that it costs. */
export function PayFromBalance({ order }: { readonly order: Order }) {
  const isOpen = awaitsPayment(order);
  const { data: balance = null } = useOptionalPageQuery(spendable, isOpen);
  const due = amountDue(order);
  if (!isOpen || balance === null || balance < due) return null;
  return (
    <SectionCard id="tra-tu-so-du" title={text.title}>
      <div className={layout.entries}>
        <p>{text.detail(formatDong(due), formatDong(balance))}</p>
        <CommandButton use="payFromBalance" command={{ orderId: order.id, expectedTotal: due }} kind="primary">
          {text.pay}
        </CommandButton>
      </div>
    </SectionCard>
  );
}
