import { MINUTE_MS } from '#core/shared/durations.ts';

/** How long the link of the desk can be used, in ms; a browser follows it at once. */
export const VIEW_LINK_TTL_MS = MINUTE_MS;

/** How long a member of the staff looks at the shop as a customer, in ms; it is not prolonged. */
export const VIEW_TTL_MS = 30 * MINUTE_MS;

/** Why nobody looks at the shop as this person. */
export type ViewRefusal = 'guest' | 'blocked';

/** What decides whether staff may look at the shop as a person. */
export type Viewed = {
  /** Whether the person has verified a way to log in; a deleted account has none. */
  readonly hasAccount: boolean;
  readonly isBlocked: boolean;
};

/** Only an account that its customer could use now is shown; null when it is. */
export const refuseView = ({ hasAccount, isBlocked }: Viewed): ViewRefusal | null => {
  if (!hasAccount) return 'guest';
  return isBlocked ? 'blocked' : null;
};
