import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { everyPrivateKey } from '#ui/app/queries.ts';
import { useCommand } from '#ui/app/use-command.ts';

/** How long the farewell stands before the page goes, milliseconds. [ACC-08] */
const FAREWELL_MS = 500;

/** Ends the session; what this page knew of the customer is forgotten with it. [ACC-08] */
export function LogOutForm({
  path,
  className,
  children,
}: {
  /** Where the shopper is. */
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { run, busy } = useCommand('logOut', { pauseMs: FAREWELL_MS });
  const queries = useQueryClient();
  const logOut = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await run({ path });
    if (outcome?.ok) queries.removeQueries({ type: 'inactive', queryKey: everyPrivateKey });
  };
  return (
    <form method="post" onSubmit={(event) => void logOut(event)}>
      <input type="hidden" name="_use" value="logOut" />
      <input type="hidden" name="idempotencyKey" value="" />
      <input type="hidden" name="path" value={path} />
      <button type="submit" className={className} aria-busy={busy || undefined}>
        {children}
      </button>
    </form>
  );
}
