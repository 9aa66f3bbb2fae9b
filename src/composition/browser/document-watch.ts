import type { QueryClient } from '@tanstack/react-query';
import { showWhatIsNow as showNow } from './show-what-is-now.ts';

export { followReplacedNodes } from '#ui/waking/follow-replaced-nodes.ts';

/** Of the document that is shown. */
export const showWhatIsNow = (queries: QueryClient): Promise<void> => showNow(queries, () => location.reload());
