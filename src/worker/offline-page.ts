/** Kept by the browser, which shows it when the network brings no page. */
export const OFFLINE_PAGE = '/ngoai-tuyen';
/** The same in every release. `src/composition/boot.ts` stands alone, and says it too. */
export const OFFLINE_WORKER = '/offline-worker.js';
