import MuiDialogBase from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import MuiScope from '#ui/theme/mui-scope.tsx';

/** The MUI part of Dialog, in a chunk of its own. */
export default function MuiDialog({
  labelledBy,
  onClose,
  children,
}: {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
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
        aria-labelledby={labelledBy}
        slotProps={{ paper: { sx: { maxWidth: 480 } } }}
      >
        {children}
      </MuiDialogBase>
    </MuiScope>
  );
}
