import Stack from '@mui/material/Stack';
import { TopToolbar, useRecordContext } from 'react-admin';
import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { price } from '#desk/kit/price.ts';
import { PartTable } from '#desk/kit/table.tsx';
import { voucherWords as words } from '#desk/words/vouchers.vi.ts';

type Code = Pick<VoucherRecord, 'id' | 'state' | 'useCount' | 'given' | 'waiting' | 'conflicts'>;

/** What a code cost and what depends on it, before somebody changes it. */
export const CodeUses = () => {
  const code = useRecordContext<Code>();
  if (code === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.state, value: words.states[code.state] },
          { label: words.useCount, value: code.useCount },
          { label: words.given, value: price(code.given) },
          { label: words.waiting, value: code.waiting },
        ]}
      />
      <PartTable
        title={words.conflicts}
        empty={words.noConflicts}
        rows={code.conflicts}
        columns={[
          { title: words.code, cell: ({ id }) => id },
          { title: words.title, cell: ({ title }) => title },
          { title: words.period, cell: ({ from, until }) => `${formatIsoDay(from)} – ${formatIsoDay(until)}` },
        ]}
      />
    </Stack>
  );
};

/** Ends a code that has not ended. */
export const CodeActions = () => {
  const code = useRecordContext<Code>();
  return (
    <TopToolbar>
      {code && code.state !== 'ended' ? (
        <ActionButton action="end" label={words.end} title={words.endTitle} text={words.endText} done={words.ended} />
      ) : null}
    </TopToolbar>
  );
};
