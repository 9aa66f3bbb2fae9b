import MuiDialogBase from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import MuiScope from '#ui/theme/mui-scope.tsx';

/** The MUI part of Dialog, in a chunk of its own. */
export default function MuiDialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <MuiScope>
      <MuiDialogBase
        open
        onClose={onClose}
        fullWidth
        maxWidth={false}
        aria-label={title}
        slotProps={{ paper: { sx: { maxWidth: 480 } } }}
      >
        {children}
      </MuiDialogBase>
    </MuiScope>
  );
}
