/** The page of a lab and its exercises: no footer, no chat, nothing that shows itself. [LAY-01, LAY-08, CHAT-03] */
export const isLabPath = (path: string): boolean => /^\/thuc-hanh-lab(\/|$)/.test(path);

/**
 * Pages of buying and paying, and what leads to them. Their rows are for one visitor, so the audience below leaves them
 * out already; they are named so that a row that changes its audience does not let a popup in. [LAY-08]
 */
const buying =
  /^\/(gio-hang|checkout|dat-hang|dat-hang-thanh-cong|thanh-toan|ket-qua-thanh-toan|PaymentResult|tao-don-hang|xac-nhan-dat-hang|cap-nhat-don-hang|hoa-don|san-pham\/[^/]+\/mua-ngay)(\/|$)/;

/**
 * Whether something may show itself on a page: only where everybody sees the same, so never over a form of somebody's
 * own, on cart, checkout, payment and lab pages. `audience` is its route's; null for an address without a page. [LAY-08]
 */
export const mayInterrupt = (path: string, audience: 'public' | 'visitor' | 'customer' | null): boolean =>
  audience === 'public' && !isLabPath(path) && !buying.test(path);
