import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { CatalogueFileRecord, CatalogueFileRow } from '#contracts/desk/catalogue-file-record.ts';
import { catalogueFileColumns } from '#contracts/desk/columns/catalogue-file-columns.vi.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { SheetCreate } from '#desk/kit/sheet-create.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { describeField, catalogueFileWords as words } from '#desk/words/catalogue-files.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];

export const CatalogueFileList = () => (
  <RecordList<CatalogueFileRow>
    filters={filters}
    sort={{ field: 'addedAt', order: 'DESC' }}
    rowClick="show"
    primary={({ name }) => name}
    secondary={({ addedAt, addedBy }) => `${formatMinute(addedAt)} · ${addedBy}`}
    columns={catalogueFileColumns}
    buttons={
      <>
        <Button size="small" href="/desk/catalogue.xlsx">
          {words.export.xlsx}
        </Button>
        <Button size="small" href="/desk/catalogue.json">
          {words.export.json}
        </Button>
      </>
    }
  />
);

export const CatalogueFileCreate = () => (
  <SheetCreate label={words.file} helperText={words.fileHelp} others={{ 'application/json': ['.json'] }} />
);

const PlanActions = () => {
  const file = useRecordContext<CatalogueFileRecord>();
  if (file === undefined) return <TopToolbar />;
  const { counts, plan } = file;
  return (
    <TopToolbar>
      {counts.added + counts.changed > 0 ? (
        <ActionButton
          action="apply"
          data={{ plan }}
          label={words.apply}
          title={words.applyTitle}
          text={words.applyText}
          done={words.applied}
        />
      ) : null}
      {counts.conflict > 0 ? (
        <ActionButton
          action="apply"
          data={{ plan, overwrite: true }}
          label={words.overwrite}
          title={words.overwriteTitle}
          text={words.overwriteText}
          done={words.applied}
        />
      ) : null}
    </TopToolbar>
  );
};

const PlanParts = () => {
  const file = useRecordContext<CatalogueFileRecord>();
  if (file === undefined) return null;
  const { counts, changes, refusals } = file;
  const all = counts.added + counts.changed + counts.conflict;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.name, value: file.name },
          { label: words.addedAt, value: `${formatMinute(file.addedAt)}, ${file.addedBy}` },
          { label: words.appliedAt, value: file.appliedAt === null ? '' : formatMinute(file.appliedAt) },
          { label: words.counts.added, value: counts.added },
          { label: words.counts.changed, value: counts.changed },
          { label: words.counts.conflict, value: counts.conflict },
          { label: words.counts.refused, value: counts.refused },
        ]}
      />
      {all > changes.length ? <Alert severity="info">{words.shown(changes.length, all)}</Alert> : null}
      {counts.refused > 0 ? (
        <PartTable
          title={words.refusals}
          empty={words.noRefusals}
          rows={refusals}
          columns={[
            { title: words.sheet, cell: ({ sheet }) => sheet },
            { title: words.row, cell: ({ row }) => row, isNumber: true },
            { title: words.column, cell: ({ column }) => column ?? '' },
            { title: words.reason, cell: ({ reason }) => reason },
          ]}
        />
      ) : null}
      <PartTable
        title={words.changes}
        empty={words.nothing}
        rows={changes}
        columns={[
          { title: words.effect, cell: ({ effect }) => words.counts[effect] },
          { title: words.item, cell: ({ kind, key }) => `${words.kinds[kind]} ${key}` },
          {
            title: words.fields,
            cell: ({ fields }) => fields.map((each) => <div key={each.field}>{describeField(each)}</div>),
          },
        ]}
      />
    </Stack>
  );
};

export const CatalogueFileShow = () => (
  <RecordShow actions={<PlanActions />}>
    <PlanParts />
  </RecordShow>
);
