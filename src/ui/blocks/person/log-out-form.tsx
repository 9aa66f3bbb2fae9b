import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CommandForm } from '#ui/app/command-form.tsx';
import { everyPrivateKey } from '#ui/app/queries.ts';

/** How long the goodbye message stays, in milliseconds. [ACC-08] */
const GOODBYE_MS = 500;

/** Ends the session and removes the customer's data from the page. [ACC-08] */
export function LogOutForm({
  path,
  className,
  children,
}: {
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const queries = useQueryClient();
  return (
    <CommandForm
      use="logOut"
      pauseMs={GOODBYE_MS}
      command={() => ({ path })}
      onDone={() => queries.removeQueries({ type: 'inactive', queryKey: everyPrivateKey })}
    >
      {({ busy }) => (
        <>
          <input type="hidden" name="path" value={path} />
          <button type="submit" className={className} aria-busy={busy || undefined}>
            {children}
          </button>
        </>
      )}
    </CommandForm>
  );
}
