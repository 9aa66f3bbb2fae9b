import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRedirect, useRefresh, useResourceContext } from 'react-admin';
import { takeAction } from '#desk/data-provider.ts';

type Props = {
  readonly action: string;
  readonly label: string;
  /** What the member confirms. */
  readonly title: string;
  readonly text: string;
  /** What the action is told. */
  readonly data?: object;
  /** Said when it is done. */
  readonly done: string;
};

/** Takes an action of the record after a question; the list is shown when it removed the record. */
export const ActionButton = ({ action, label, title, text, data = {}, done }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const [isAsking, ask] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => record && takeAction(resource, record, action, data),
    onSuccess: (changed) => {
      notify(done, { type: 'success' });
      // A record that is gone has no version.
      if (changed?.version === undefined) redirect('list', resource);
      else refresh();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => ask(false),
  });
  if (record === undefined) return null;
  return (
    <>
      <Button size="small" onClick={() => ask(true)} disabled={isPending}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        content={text}
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => ask(false)}
      />
    </>
  );
};
