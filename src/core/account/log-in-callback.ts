import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { shopFailureOf } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { requireCustomer } from '#core/session/require-customer.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { type LogInPorts, trailAt } from './log-in-ports.ts';
import { logInReturnPath, withReturnPath } from './login-paths.ts';
import type { Trail } from './login-trail.port.ts';
import { takeHandover } from './take-handover.ts';

export type LogInCallbackCommand = Keyed & {
  readonly accessToken: string;
  readonly tokenShare: string;
  readonly state: string;
  readonly redirectUrl: string;
};

/**
 * Takes in the token that came back in an address. Only the browser that began the log-in, which holds its `state`, goes on
 * at once; for any other the token waits until the shopper says that it is his. The same address a second time leads
 * where the first one led. Failures: `link-expired`, the port's; none of them touches the cart. [LAY-03, ACC-04 to ACC-06]
 */
export const logInCallback = command(
  (ports: LogInPorts): UseCase<LogInCallbackCommand, Outcome> =>
    async ({ accessToken, tokenShare, state, redirectUrl }) => {
      const handover = readToken(accessToken);
      if (handover === null) return fail({ kind: 'link-expired' });
      const trail = ports.trail.read();
      if (!isBegunHere(trail, state))
        return askFirst(ports, handover, logInReturnPath(redirectUrl, ports.settings.site));
      const taken = await takeHandover(ports)(handover, readToken(tokenShare), trail);
      if (taken.ok || taken.failure.kind !== 'link-expired') return taken;
      ports.trail.drop();
      return goOnAsCustomer(ports, trail.returnPath);
    },
);

/** What could break out of a header is no token. */
const readToken = (text: string): Token | null => (/^[\x21-\x7e]{1,4096}$/.test(text) ? token(text) : null);

const isBegunHere = (trail: Trail | null, state: string): trail is Trail =>
  trail !== null && trail.step === 'provider' && trail.state === state;

/** «Tiếp tục với tài khoản …?» A token that nobody stands behind any more is not worth the question. */
const askFirst = async (
  ports: LogInPorts,
  held: Token,
  returnPath: ReturnPath,
): Promise<Result<Outcome, ShopFailure>> => {
  const user = await readWithRetry(ports.delay, () => ports.identity.userOf(held));
  if (!user.ok)
    return user.failure.kind === 'denied' ? goOnAsCustomer(ports, returnPath) : fail(shopFailureOf(user.failure));
  ports.trail.keep(trailAt(ports, { step: 'confirm', userId: user.value.id, token: held, returnPath }));
  return ok({ goTo: withReturnPath(paths.logIn, returnPath), notice: null, notify: null });
};

/** A hand-over works once: whoever is logged in by now has come through the same address before. */
const goOnAsCustomer = async (ports: LogInPorts, returnPath: ReturnPath): Promise<Result<Outcome, ShopFailure>> => {
  const customer = await requireCustomer(ports)();
  if (!customer.ok) return fail({ kind: 'link-expired' });
  return ok({ goTo: returnPath, notice: null, notify: null });
};
