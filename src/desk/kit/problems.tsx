import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useRecordContext } from 'react-admin';
import { contentWords as words } from '#desk/words/content.vi.ts';

/** Why the shop does not show the record as it is saved; nothing where it does. */
export const Problems = () => {
  const record = useRecordContext<{ readonly id: string; readonly problems?: readonly string[] }>();
  if (!record?.problems?.length) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{words.idle}</AlertTitle>
      {record.problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  );
};
