import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { kit } from '#ui/kit/messages.vi.ts';
import type { DialogProps } from './dialog-props.ts';

/** MUI's dialog; the sheet of phones is its drawer. */
export default function OpenDialog({ onClose, children, ...named }: DialogProps) {
  const heading = useId();
  if ('label' in named) {
    const name = { className: named.className ?? '', 'aria-label': named.label, 'aria-labelledby': undefined };
    return (
      <MuiDialog open onClose={onClose} slotProps={{ paper: name }}>
        <IconButton icon="close" label={kit.close} outlined onClick={onClose} />
        {children}
      </MuiDialog>
    );
  }
  const { title, text, actions, sheet = false, formProps } = named;
  const paper = { 'aria-labelledby': heading, ...(formProps && { component: 'form' as const, ...formProps }) };
  const content = (
    <>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <IconButton icon="close" label={kit.close} onClick={onClose} />
      {text || children ? (
        <DialogContent>
          {text ? <DialogContentText>{text}</DialogContentText> : null}
          {children}
        </DialogContent>
      ) : null}
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </>
  );
  return sheet ? (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper }}>
      {content}
    </Drawer>
  ) : (
    <MuiDialog open fullWidth onClose={onClose} slotProps={{ paper }}>
      {content}
    </MuiDialog>
  );
}
