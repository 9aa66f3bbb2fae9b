import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Link, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { BankFileRecord, BankFileRow } from '#contracts/desk/bank-file-record.ts';
import { bankFileColumns } from '#contracts/desk/columns/bank-file-columns.vi.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { SheetCreate } from '#desk/kit/sheet-create.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { bankFileWords as words } from '#desk/words/bank-files.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];

export const BankFileList = () => (
  <RecordList<BankFileRow>
    filters={filters}
    sort={{ field: 'addedAt', order: 'DESC' }}
    rowClick="show"
    primary={({ name, bank }) => `${name} · ${bank}`}
    secondary={({ addedAt, addedBy }) => `${formatMinute(addedAt)} · ${addedBy}`}
    columns={bankFileColumns}
  />
);

export const BankFileCreate = () => <SheetCreate label={words.file} helperText={words.fileHelp} />;

const PlanActions = () => {
  const file = useRecordContext<BankFileRecord>();
  return (
    <TopToolbar>
      {file && file.appliedAt === null && file.rows.length > 0 ? (
        <ActionButton
          action="apply"
          data={{ plan: file.plan }}
          label={words.apply}
          title={words.applyTitle}
          text={words.applyText}
          done={words.applied}
        />
      ) : null}
    </TopToolbar>
  );
};

const transfersThat = (state: string): string => `/transfers?filter=${encodeURIComponent(JSON.stringify({ state }))}`;
const SETTLED = transfersThat('matched');
const KEPT = transfersThat('waiting');

const PlanParts = () => {
  const file = useRecordContext<BankFileRecord>();
  if (file === undefined) return null;
  const { counts, outcome, rows, refusals } = file;
  const all = counts.match + counts.known + counts.keep;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.name, value: file.name },
          { label: words.bank, value: file.bank },
          { label: words.addedAt, value: `${formatMinute(file.addedAt)}, ${file.addedBy}` },
          { label: words.appliedAt, value: file.appliedAt === null ? '' : formatMinute(file.appliedAt) },
          ...(outcome === null
            ? [
                { label: words.counts.match, value: counts.match },
                { label: words.counts.known, value: counts.known },
                { label: words.counts.keep, value: counts.keep },
              ]
            : [
                { label: words.outcome.settled, value: <Link to={SETTLED}>{outcome.settled}</Link> },
                { label: words.outcome.known, value: outcome.known },
                { label: words.outcome.kept, value: <Link to={KEPT}>{outcome.kept}</Link> },
              ]),
          { label: words.counts.refused, value: counts.refused },
          { label: words.counts.outgoing, value: counts.outgoing },
        ]}
      />
      {all > rows.length ? <Alert severity="info">{words.shown(rows.length, all)}</Alert> : null}
      {refusals.length > 0 ? (
        <PartTable
          title={words.refusals}
          empty={words.none}
          rows={refusals}
          columns={[
            { title: words.row, cell: ({ row }) => row, isNumber: true },
            { title: words.reason, cell: ({ reason }) => reason },
          ]}
        />
      ) : null}
      {outcome === null ? (
        <PartTable
          title={words.rows}
          empty={words.none}
          rows={rows}
          columns={[
            { title: words.row, cell: ({ row }) => row, isNumber: true },
            { title: words.paidAt, cell: ({ paidAt }) => formatDate(paidAt) },
            { title: words.amount, cell: ({ amount }) => price(amount), isNumber: true },
            { title: words.effect, cell: ({ effect }) => words.counts[effect] },
            { title: words.about, cell: ({ about }) => about },
            { title: words.content, cell: ({ content }) => content },
            { title: words.reference, cell: ({ reference }) => reference },
          ]}
        />
      ) : null}
    </Stack>
  );
};

export const BankFileShow = () => (
  <RecordShow actions={<PlanActions />}>
    <PlanParts />
  </RecordShow>
);
