import Stack from '@mui/material/Stack';
import { required, SelectInput, TextInput } from 'react-admin';
import { redirectColumns } from '#contracts/desk/columns/content/redirect-columns.vi.ts';
import type { RedirectRecord } from '#contracts/desk/content/redirect-record.ts';
import { columnField } from '#desk/kit/column.tsx';
import { createOf, editOf, SiteInput } from '#desk/kit/content-form.tsx';
import { MinuteInput } from '#desk/kit/minute-input.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { redirectWords as words } from '#desk/words/content.vi.ts';

const statuses = Object.entries(words.statuses).map(([code, name]) => ({ id: Number(code), name }));

export const RedirectList = () => (
  <RecordList<RedirectRecord>
    filters={[<TextInput key="q" source="q" label={words.urlOld} alwaysOn />]}
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="edit"
    primary={({ urlOld }) => urlOld}
    secondary={(row) => [redirectColumns.urlNew.text(row), ...row.problems].join(' · ')}
    tertiary={({ hits }) => `${words.hits}: ${hits}`}
    columns={redirectColumns}
  />
);

const fields = (
  <>
    <TextInput source="urlOld" label={words.urlOld} helperText={words.urlOldHelp} validate={required()} />
    <TextInput source="urlNew" label={words.urlNew} helperText={words.urlNewHelp} />
    <SelectInput
      source="statusCode"
      label={words.statusCode}
      choices={statuses}
      defaultValue={301}
      validate={required()}
    />
    <SiteInput label={words.site} />
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <MinuteInput source="beginDate" label={words.from} helperText={words.fromHelp} />
      <MinuteInput source="endDate" label={words.until} />
    </Stack>
  </>
);
const hits = (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
    {columnField('state', redirectColumns.state)}
    <span>
      {words.hits}: {columnField('hits', redirectColumns.hits)}
    </span>
    {columnField('lastHitAt', redirectColumns.lastHitAt)}
  </Stack>
);

export const RedirectCreate = createOf(fields, { about: words.about });
export const RedirectEdit = editOf(
  <>
    {hits}
    {fields}
  </>,
  { about: words.about },
);
