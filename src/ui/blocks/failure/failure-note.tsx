import type { ReactNode } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { useFormState } from '#ui/app/command-form.tsx';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { failureNoteText } from './failure-note.vi.ts';

type FailureNoteProps = {
  readonly failure: ShopFailure;
  /** A retry button, when the submitted button is not adjacent. */
  readonly children?: ReactNode;
};

/**
 * Reports a failure beside the submitted button. Loads with the first; when that fails, the hotline is shown. [ERR-07]
 */
export const FailureNote = lazyPart<FailureNoteProps>(() =>
  import('./failure-words.tsx').catch(() => ({ default: FailureFallback })),
);

/** The same for the form around it; nothing while there is no failure, or only fields are invalid. */
export function FormFailure({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { failure } = useFormState();
  if (failure === null) return null;
  const note = <FailureNote failure={failure}>{children}</FailureNote>;
  return className === undefined ? note : <div className={className}>{note}</div>;
}

function FailureFallback({ children }: FailureNoteProps) {
  return (
    <Note kind="error" alert>
      <b>{failureNoteText.failed}</b> <HotlineLink /> {children}
    </Note>
  );
}
