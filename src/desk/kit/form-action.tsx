import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useState } from 'react';
import {
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  Translate,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { Refusal } from './on-demand.tsx';
import { useAction } from './use-action.ts';
import { useTellDone } from './use-tell-done.ts';

type Props = {
  readonly action: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Said when it is done. */
  readonly done: string;
  /** Takes what the answer shows once. */
  readonly onDone?: (changed: RaRecord) => void;
  /** Makes what is sent of what the form holds, such as contents of chosen files. */
  readonly transform?: (typed: object) => Promise<object>;
  /** What the form holds when it opens. */
  readonly initial?: object;
  /** Fields of the form. */
  readonly children: ReactNode;
};

/**
 * Takes an action of the record that needs a form; refused fields say why. A press beside the dialog lays the form aside with
 * what was typed, «Thôi» discards it. The list is shown when the record is gone.
 */
export const FormAction = ({ action, label, title, text, done, onDone, transform, initial = {}, children }: Props) => {
  const record = useRecordContext();
  const [state, setState] = useState<'closed' | 'open' | 'aside'>('closed');
  const tell = useTellDone(done);
  const refresh = useRefresh();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const { submit, problem } = useAction(action, (changed) => {
    tell(changed);
    setState('closed');
    onDone?.(changed);
    // A record that is gone has no version.
    if (changed.version === undefined) redirect('list', resource);
    else refresh();
  });
  if (record === undefined) return null;
  return (
    <>
      <Button size="small" onClick={() => setState('open')}>
        {label}
      </Button>
      <Dialog open={state === 'open'} onClose={() => setState('aside')} keepMounted={state === 'aside'} fullWidth>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          {problem ? <Refusal failure={problem} /> : null}
          <SimpleForm
            record={initial}
            onSubmit={async (typed: object) => submit(transform ? await transform(typed) : typed)}
            toolbar={
              <Toolbar>
                <SaveButton label={label} icon={<Check />} />
                <Button size="small" onClick={() => setState('closed')}>
                  <Translate i18nKey="ra.action.cancel" />
                </Button>
              </Toolbar>
            }
          >
            {children}
          </SimpleForm>
        </DialogContent>
      </Dialog>
    </>
  );
};
