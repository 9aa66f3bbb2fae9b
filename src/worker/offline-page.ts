/** Kept by the browser, which shows it when the network brings no page. */
export const OFFLINE_PAGE = '/ngoai-tuyen';
