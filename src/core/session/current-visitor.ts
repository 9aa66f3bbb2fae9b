import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { Token } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import type { Bearer, IdentityGateway, TokenStore } from './session.port.ts';
import type { User, Visitor } from './visitor.ts';

export type VisitorPorts = {
  readonly identity: IdentityGateway;
  readonly tokens: TokenStore;
  readonly bearer: Bearer;
  readonly settings: ShopSettings;
  readonly delay: Delay;
  readonly log: Log;
};

/** An account that waits for its activation code. [ACC-02, ACC-04] */
export const UN_VERIFIED = 'UN_VERIFIED';

export type NoToken = { readonly kind: 'no-token' };

/**
 * Who is asking, and from here on the token that this request's calls send along. A session token that fails its
 * look-up, after retries, is removed and the visitor is anonymous; so is one whose account waits for its code: that one
 * never is a session. An anonymous visitor without a token gets one.
 * Failure: `no-token`. [VIS-01 to VIS-03, ROL-01, CART-01, ACC-04]
 */
export const currentVisitor = (ports: VisitorPorts) => async (): Promise<Result<Visitor, NoToken>> => {
  const { tokens, bearer } = ports;
  const session = tokens.session();
  if (session !== null) {
    bearer.set(session);
    const user = await userOf(ports, session);
    if (user !== null && user.status !== UN_VERIFIED) return ok({ kind: 'customer', token: session, user });
    tokens.dropSession();
  }
  return anonymousVisitor(ports)();
};

/** The guest that this browser is, whoever is logged in beside; a `fresh` one has a new token. [VIS-02] */
export const anonymousVisitor =
  (ports: VisitorPorts, which: 'known' | 'fresh' = 'known') =>
  async (): Promise<Result<Visitor, NoToken>> => {
    const known = which === 'known' ? ports.tokens.anonymous() : null;
    const token = known ?? (await freshToken(ports));
    if (token === null) return fail({ kind: 'no-token' });
    ports.bearer.set(token);
    return ok({ kind: 'anonymous', token });
  };

/** Buys a new anonymous token where the one that this browser holds is refused, and uses it from now on. [VIS-02] */
export const renewedVisitor = (ports: VisitorPorts) => anonymousVisitor(ports, 'fresh');

const userOf = async ({ identity, delay, log }: VisitorPorts, session: Token): Promise<User | null> => {
  const user = await readWithRetry(delay, () => identity.userOf(session));
  if (user.ok) return user.value;
  log.warn('Failed to fetch user detail', { kind: user.failure.kind });
  return null;
};

const freshToken = async ({ identity, tokens, settings, delay, log }: VisitorPorts): Promise<Token | null> => {
  const token = await readWithRetry(delay, identity.anonymousToken);
  if (token.ok) {
    tokens.keepAnonymous(token.value);
    return token.value;
  }
  log.warn('Failed to get anonymous token', { kind: token.failure.kind });
  return settings.defaultAnonymousToken;
};
