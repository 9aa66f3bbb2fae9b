import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { minLength, required, TextInput } from 'react-admin';
import { FormAction } from '#desk/kit/form-action.tsx';
import { customerWords as words } from '#desk/words/customers.vi.ts';

/** Asks why, then offers the link once: it opens in this browser within a minute, and only its digest is kept. */
export const ViewAsCustomer = () => {
  const [link, setLink] = useState<string | null>(null);
  const close = () => setLink(null);
  return (
    <>
      <FormAction
        action="view-as"
        label={words.viewAs}
        title={words.viewAs}
        text={words.viewAsText}
        done={words.viewAsDone}
        onDone={(changed) => setLink(changed.link)}
      >
        <TextInput source="reason" label={words.viewAsReason} validate={[required(), minLength(5)]} multiline />
      </FormAction>
      <Dialog open={link !== null} onClose={close} fullWidth>
        <DialogTitle>{words.viewAs}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.viewAsLink}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{words.viewAsClose}</Button>
          <Button
            href={link ?? ''}
            target="_blank"
            rel="noreferrer"
            variant="contained"
            endIcon={<OpenInNew />}
            onClick={close}
          >
            {words.viewAsOpen}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
