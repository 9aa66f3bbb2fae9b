import { lazyPart } from '#ui/waking/lazy-part.tsx';
import type { DialogProps } from './dialog-props.ts';

/**
 * Opened by a script only, hence never in the server's HTML; what it asks has a page or a `<details>` of its own. Closes
 * by button, Escape or a click outside. Its script, 13 kB, loads with the first one.
 */
export const Dialog = lazyPart<DialogProps>(() => import('./open-dialog.tsx').catch(() => ({ default: () => null })));
