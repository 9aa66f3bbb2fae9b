import { formatDong } from '#core/shared/dong.ts';
import { topUpId } from '#core/shared/ids.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { balanceText as text } from '#ui/balance/balance.vi.ts';
import { Entries } from '#ui/balance/entries.tsx';
import { TopUpForm } from '#ui/balance/top-up-form.tsx';
import { TopUpPanel } from '#ui/balance/top-up-panel.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { firstValue, pageNumberAt } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const balance = pageQuery('loadBalance', ({ search }) => {
  const asked = firstValue(search, 'nap');
  return { page: pageNumberAt(search, 'page', 100_000), topUp: asked === null ? null : topUpId(asked.slice(0, 128)) };
});

export const load = loadQueries([balance], [accountQuery]);

/** The prepaid balance, the way to pay in, and every movement. `?nap=`: a top-up with its QR code. */
export function Page() {
  const found = usePageQuery(balance);
  return (
    <Portal current="balance">
      <SectionCard id="so-du" title={text.balance}>
        <p className={layout.title}>
          <b>{formatDong(found.balance)}</b>
        </p>
        <p className={layout.quiet}>{text.explanation}</p>
      </SectionCard>
      {found.topUp === null ? null : <TopUpPanel topUp={found.topUp} />}
      <TopUpForm />
      <Entries balance={found} />
    </Portal>
  );
}
