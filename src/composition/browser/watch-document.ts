import type { QueryClient } from '@tanstack/react-query';
import { followReplacedNodes } from '#ui/waking/follow-replaced-nodes.ts';
import { showWhatIsNow } from './show-what-is-now.ts';

/**
 * What others do with the document: translators and extensions change it, and the browser keeps it while another tab
 * changes the cart or logs out.
 */
export const watchDocument = (queries: QueryClient, onError: (error: unknown) => void): void => {
  followReplacedNodes();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showWhatIsNow(queries, () => location.reload()).catch(onError);
  });
};
