import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { formatMinute } from '#core/shared/calendar.ts';
import { takeAction } from '#desk/data-provider.ts';
import { reasonOf } from '#desk/http.ts';
import { contentWords as words } from '#desk/words/content.vi.ts';
import { PartTable } from './table.tsx';

type Version = { readonly id: string; readonly at: number };

/** Earlier versions of a record, each of which can come back. */
export const History = () => {
  const record = useRecordContext<{ readonly id: string; readonly history: readonly Version[] }>();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: async (version: string) => record && takeAction(resource, record, 'restore', { version }),
    onSuccess: () => {
      notify(words.restored, { type: 'success' });
      refresh();
    },
    onError: (failure) => notify(reasonOf(failure), { type: 'error' }),
  });
  if (record === undefined) return null;
  return (
    <PartTable
      title={words.history}
      empty={words.noHistory}
      rows={record.history}
      columns={[
        { title: words.replacedAt, cell: ({ at }) => formatMinute(at) },
        {
          title: words.restore,
          cell: ({ id }) => (
            <Button size="small" disabled={isPending} onClick={() => mutate(id)}>
              {words.restore}
            </Button>
          ),
        },
      ]}
    />
  );
};
