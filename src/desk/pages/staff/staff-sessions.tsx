import { TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { staffSessionColumns as columns } from '#contracts/desk/columns/staff-columns.vi.ts';
import type { StaffSessionRecord } from '#contracts/desk/staff-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { staffSessionWords as words } from '#desk/words/staff.vi.ts';

export const StaffSessionList = () => (
  <RecordList<StaffSessionRecord>
    filters={[<TextInput key="q" source="q" label={columns.name.title} helperText={words.about} alwaysOn />]}
    sort={{ field: 'lastSeenAt', order: 'DESC' }}
    rowClick="show"
    primary={columns.name.text}
    secondary={columns.device.text}
    tertiary={({ lastSeenAt }) => formatMinute(lastSeenAt)}
    columns={columns}
  />
);

const SessionFacts = () => {
  const session = useRecordContext<StaffSessionRecord>();
  if (session === undefined) return null;
  return (
    <Facts
      facts={[
        { label: columns.name.title, value: columns.name.text(session) },
        { label: columns.device.title, value: columns.device.text(session) },
        { label: columns.confirmedAt.title, value: formatMinute(session.confirmedAt) },
        { label: columns.lastSeenAt.title, value: formatMinute(session.lastSeenAt) },
      ]}
    />
  );
};

export const StaffSessionShow = () => (
  <RecordShow
    actions={
      <TopToolbar>
        <ActionButton action="end" label={words.end} title={words.endTitle} text={words.endText} done={words.ended} />
      </TopToolbar>
    }
  >
    <SessionFacts />
  </RecordShow>
);
