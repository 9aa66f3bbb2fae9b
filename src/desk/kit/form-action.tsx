import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useState } from 'react';
import {
  SaveButton,
  SimpleForm,
  Toolbar,
  Translate,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { takeAction } from '#desk/data-provider.ts';
import { DeskFailure } from '#desk/http.ts';
import { Refusal } from './on-demand.tsx';
import { useTellDone } from './use-tell-done.ts';

type Props = {
  readonly action: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Said when it is done. */
  readonly done: string;
  /** What the form holds when it opens. */
  readonly initial?: object;
  /** Fields of the form. */
  readonly children: ReactNode;
};

/** Takes an action of the record that needs a form; refused fields say why. The list is shown when the record is gone. */
export const FormAction = ({ action, label, title, text, done, initial = {}, children }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const [isOpen, open] = useState(false);
  const [problem, setProblem] = useState<DeskFailure | null>(null);
  const tell = useTellDone(done);
  const refresh = useRefresh();
  const redirect = useRedirect();
  if (record === undefined) return null;
  const submit = async (data: object) => {
    let isGone = false;
    try {
      const changed = await takeAction(resource, record, action, data);
      tell(changed);
      isGone = changed.version === undefined;
    } catch (failure) {
      if (!(failure instanceof DeskFailure)) throw failure;
      setProblem(failure);
      return failure.body?.errors;
    }
    setProblem(null);
    open(false);
    // A record that is gone has no version.
    if (isGone) redirect('list', resource);
    else refresh();
  };
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} fullWidth>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          {problem ? <Refusal failure={problem} /> : null}
          <SimpleForm
            record={initial}
            onSubmit={submit}
            toolbar={
              <Toolbar>
                <SaveButton label={label} icon={<Check />} />
                <Button size="small" onClick={() => open(false)}>
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
