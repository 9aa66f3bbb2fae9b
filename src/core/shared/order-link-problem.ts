/**
 * Why the link of an order opens nothing:
 * - `expired`: its 90 days are over
 * - `revoked`: somebody who could read the order ended its links
 * - `unreadable`: no link of this shop, often because a part of it was not copied
 */
export const orderLinkProblems = ['expired', 'revoked', 'unreadable'] as const;
export type OrderLinkProblem = (typeof orderLinkProblems)[number];
