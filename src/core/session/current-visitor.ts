import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
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

/** Until the activation code is verified. [ACC-02, ACC-04] */
export const UN_VERIFIED = 'UN_VERIFIED';

export type NoToken = { readonly kind: 'no-token' };

/**
 * Sets the token for this request's later calls; creates one for a new visitor. Drops a session that cannot be resolved
 * or is unverified and treats the visitor as anonymous. Failure: `no-token`. [VIS-01 to VIS-03, ROL-01, CART-01,
 * ACC-04]
 */
export const currentVisitor = (ports: VisitorPorts) => async (): Promise<Result<Visitor, NoToken>> => {
  const { tokens, bearer } = ports;
  const session = tokens.session();
  if (session !== null) {
    bearer.set(session);
    const user = await loadUser(ports, session);
    if (user !== null && user.status !== UN_VERIFIED) return ok({ kind: 'customer', token: session, user });
    tokens.clearSession();
  }
  return anonymousVisitor(ports)();
};

/** Also while a customer is logged in. [VIS-02] */
export const anonymousVisitor = (ports: VisitorPorts) => async (): Promise<Result<Visitor, NoToken>> => {
  const known = ports.tokens.anonymous();
  if (known !== null) return ok(continueAs(ports, known));
  const created = await createAnonymousToken(ports);
  return created.ok ? ok(continueAs(ports, created.value)) : withDefaultToken(ports);
};

/**
 * Replaces a rejected anonymous token with a new one. Tells why there is none, because the default token has no more
 * rights. [CART-01, VIS-02]
 */
export const renewAnonymousVisitor =
  (ports: VisitorPorts) => async (): Promise<Result<Visitor, NoToken | Extract<PortFailure, { kind: 'rejected' }>>> => {
    const created = await createAnonymousToken(ports);
    if (created.ok) return ok(continueAs(ports, created.value));
    return fail(created.failure.kind === 'rejected' ? created.failure : { kind: 'no-token' });
  };

const continueAs = ({ bearer }: VisitorPorts, token: Token): Visitor => {
  bearer.set(token);
  return { kind: 'anonymous', token };
};

const withDefaultToken = (ports: VisitorPorts): Result<Visitor, NoToken> => {
  const { defaultAnonymousToken } = ports.settings;
  return defaultAnonymousToken === null ? fail({ kind: 'no-token' }) : ok(continueAs(ports, defaultAnonymousToken));
};

const loadUser = async ({ identity, delay, log }: VisitorPorts, session: Token): Promise<User | null> => {
  const user = await readWithRetry(delay, () => identity.userOf(session));
  if (user.ok) return user.value;
  log.warn('Failed to fetch user detail', { kind: user.failure.kind });
  return null;
};

/** `proof` is needed behind an address with very many new guests. */
export const createAnonymousToken = async (
  { identity, tokens, delay, log }: Pick<VisitorPorts, 'identity' | 'tokens' | 'delay' | 'log'>,
  proof = '',
): Promise<Result<Token, PortFailure>> => {
  const token = await readWithRetry(delay, () => identity.createAnonymousToken(proof));
  if (token.ok) tokens.saveAnonymous(token.value);
  else log.warn('Failed to get anonymous token', { kind: token.failure.kind });
  return token;
};
