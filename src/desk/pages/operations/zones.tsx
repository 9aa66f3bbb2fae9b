import { SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { zoneColumns } from '#contracts/desk/columns/operations/zone-columns.vi.ts';
import type { ZoneRow } from '#contracts/desk/operations/zone-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { zoneWords as words } from '#desk/words/operations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.filters)} alwaysOn />,
];

/** What a member can help with. */
const failing = { state: 'failing' };

export const ZoneList = () => (
  <RecordList<ZoneRow>
    filters={filters}
    filterDefaultValues={failing}
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="show"
    primary={({ id }) => id}
    secondary={({ reason }) => reason}
    tertiary={({ state }) => words.states[state]}
    columns={zoneColumns}
  />
);

const ZoneActions = () => {
  const zone = useRecordContext<ZoneRow>();
  const { may } = useSession();
  return (
    <TopToolbar>
      {zone?.state === 'failing' && may.zones?.actions.includes('again') ? (
        <ActionButton
          action="again"
          label={words.again}
          title={words.againTitle}
          text={words.againText}
          done={words.tried}
        />
      ) : null}
    </TopToolbar>
  );
};

const ZoneFacts = () => {
  const zone = useRecordContext<ZoneRow>();
  if (zone === undefined) return null;
  const { publishedAt, nextTryAt, tries } = zone;
  return (
    <Facts
      facts={[
        { label: words.domain, value: zone.id },
        { label: words.state, value: words.states[zone.state] },
        { label: words.reason, value: zone.reason },
        { label: words.tries, value: tries > 0 ? tries : '' },
        { label: words.next, value: nextTryAt === null ? '' : formatMinute(nextTryAt) },
        { label: words.publishedAt, value: publishedAt === null ? '' : formatMinute(publishedAt) },
      ]}
    />
  );
};

export const ZoneShow = () => (
  <RecordShow actions={<ZoneActions />}>
    <ZoneFacts />
  </RecordShow>
);
