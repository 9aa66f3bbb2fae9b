import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, type RaRecord, useRecordContext, useRedirect, useRefresh, useResourceContext } from 'react-admin';
import { takeAction } from '#desk/data-provider.ts';
import { Refusal } from './on-demand.tsx';
import { useTellDone } from './use-tell-done.ts';

type Props = {
  readonly action: string;
  readonly label: string;
  /** What the member confirms. */
  readonly title: string;
  readonly text: string;
  /** Body of the action's request. */
  readonly data?: object;
  /** Said when it is done. */
  readonly done: string;
  /** Takes what the answer shows once. */
  readonly onDone?: (changed: RaRecord) => void;
};

/** Takes an action of the record after a question; the list is shown when it removed the record. */
export const ActionButton = ({ action, label, title, text, data = {}, done, onDone }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const [isAsking, ask] = useState(false);
  const tell = useTellDone(done);
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => record && takeAction(resource, record, action, data),
    onSuccess: (changed) => {
      ask(false);
      tell(changed);
      if (changed) onDone?.(changed);
      // A record that is gone has no version.
      if (changed?.version === undefined) redirect('list', resource);
      else refresh();
    },
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
        content={
          <>
            <DialogContentText>{text}</DialogContentText>
            {error ? <Refusal failure={error} /> : null}
          </>
        }
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => {
          ask(false);
          reset();
        }}
      />
    </>
  );
};
