import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Views of the shop as a customer sees it, which members of the staff open at their desk. */
export type ViewSessions = {
  /**
   * Exchanges the token of a link, once, within a minute and in the browser of the member, for one that reads for half an
   * hour what the customer sees. Refusal: `link-expired`.
   */
  readonly open: (linkToken: string) => Promise<Result<Token, PortFailure>>;
};
