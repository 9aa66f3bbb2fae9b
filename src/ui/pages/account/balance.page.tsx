import { useSuspenseQuery } from '@tanstack/react-query';
import type { BalanceView } from '#core/balance/load-balance.ts';
import { topUpId } from '#core/shared/ids.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageOptions } from '#ui/app/page.ts';
import { balanceText as text } from '#ui/balance/balance.vi.ts';
import { Entries } from '#ui/balance/entries.tsx';
import { TopUpForm } from '#ui/balance/top-up-form.tsx';
import { TopUpPanel } from '#ui/balance/top-up-panel.tsx';
import { pollInterval } from '#ui/blocks/transfer/poll-interval.ts';
import { BigAmount } from '#ui/blocks/transfer/transfer-card.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { firstValue, pageNumberAt } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const balance = pageQuery('loadBalance', ({ search }) => {
  const asked = firstValue(search, 'nap');
  return { page: pageNumberAt(search, 'page', 100_000), topUp: asked === null ? null : topUpId(asked.slice(0, 128)) };
});

export const load = loadQueries([balance], [accountQuery]);

/** About a quarter of an hour. */
const MAX_LOOKS = 200;

type Looks = {
  readonly data: BalanceView | undefined;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
};
const nextLookIn = ({ data, dataUpdateCount, errorUpdateCount }: Looks): number | false => {
  const looks = dataUpdateCount + errorUpdateCount;
  return data?.topUp?.received === 0 && looks < MAX_LOOKS ? pollInterval(looks, Math.random()) : false;
};

/**
 * The prepaid balance, the way to pay in, and every movement. `?nap=`: a top-up with its QR code, looked at again while
 * the page is visible until money comes.
 */
export function Page() {
  const { data: found } = useSuspenseQuery({
    ...usePageOptions(balance),
    refetchInterval: ({ state }) => nextLookIn(state),
  });
  return (
    <Portal current="balance">
      <SectionCard id="so-du" title={text.balance}>
        <BigAmount amount={found.balance} />
        <p className={layout.quiet}>{text.explanation}</p>
      </SectionCard>
      {found.topUp === null ? null : <TopUpPanel topUp={found.topUp} />}
      <TopUpForm />
      <Entries balance={found} />
    </Portal>
  );
}
