import ListItemButton from '@mui/material/ListItemButton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CommandForm } from '#ui/app/command-form.tsx';
import { everyPrivateKey } from '#ui/app/queries.ts';
import { SubmitChip } from '#ui/kit/surface/chip.tsx';

/** How long the goodbye message stays, in milliseconds. [ACC-08] */
const GOODBYE_MS = 500;

/** Ends the session and removes the customer's data from the page. [ACC-08] */
export function LogOutForm({
  path,
  chip = false,
  children,
}: {
  readonly path: string;
  /** Looks like the links of a row of chips. */
  readonly chip?: boolean;
  readonly children: ReactNode;
}) {
  const queries = useQueryClient();
  return (
    <CommandForm
      use="logOut"
      pauseMs={GOODBYE_MS}
      toasts
      command={() => ({ path })}
      onDone={() => queries.removeQueries({ type: 'inactive', queryKey: everyPrivateKey })}
    >
      {({ busy }) => (
        <>
          <input type="hidden" name="path" value={path} />
          {chip ? (
            <SubmitChip busy={busy}>{children}</SubmitChip>
          ) : (
            <ListItemButton component="button" type="submit" aria-busy={busy || undefined}>
              {children}
            </ListItemButton>
          )}
        </>
      )}
    </CommandForm>
  );
}
