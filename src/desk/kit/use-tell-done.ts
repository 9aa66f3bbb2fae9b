import { type RaRecord, useNotify } from 'react-admin';
import { heldWords } from '#desk/words/desk.vi.ts';

/** Says that an action is done, or that it waits for a second person. */
export const useTellDone = (done: string): ((changed: RaRecord | undefined) => void) => {
  const notify = useNotify();
  return (changed) =>
    changed?.isHeld ? notify(heldWords.held, { type: 'warning' }) : notify(done, { type: 'success' });
};
