import { lazy, type ReactNode, Suspense } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { Note } from '#ui/kit/note.tsx';
import { Hotline } from './hotline.tsx';
import { blocks } from './messages.vi.ts';

type FailureNoteProps = {
  readonly failure: ShopFailure;
  /** A button that tries the same again, where the pressed one is not in sight. */
  readonly children?: ReactNode;
};

/** What all failures say loads with the first of them; where even that cannot be had, the hotline stands. */
const Words = lazy(() => import('./failure-words.tsx').catch(() => ({ default: WithoutWords })));

/** What went wrong beside the button that was pressed, what is safe, and the way on. [ERR-07] */
export function FailureNote(props: FailureNoteProps) {
  return (
    <Suspense fallback={null}>
      <Words {...props} />
    </Suspense>
  );
}

function WithoutWords({ children }: FailureNoteProps) {
  return (
    <Note kind="error" alert>
      <b>{blocks.failed}</b> <Hotline /> {children}
    </Note>
  );
}
