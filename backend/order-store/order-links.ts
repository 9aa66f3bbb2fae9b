import type { BackendDeps, OrderAccess } from '#backend/platform/deps.ts';
import { isSigned, signText } from '#backend/platform/signature.ts';
import { ORDER_ACCESS_HEADER, ORDER_LINK_PATH } from '#contracts/secrets/order-link.ts';
import { ORDER_ACCESS_TTL_MS, ORDER_LINK_TTL_MS } from '#core/order-rules/order-link.ts';
import type { OrderRow } from './schema.ts';

type LinkDeps = {
  readonly clock: Pick<BackendDeps['clock'], 'now'>;
  readonly secrets: Pick<BackendDeps['secrets'], 'sealing'>;
};
type Linked = Pick<OrderRow, 'id' | 'linkVersion'>;

/** A link is written in mails, an access in a cookie; neither can stand in for the other. */
type Kind = 'link' | 'access';

const FORM = /^([0-9a-f]{32})\.(\d{1,9})\.(\d{1,15})$/;

/** `{order id}.{link version}.{end in ms since 1970 UTC}.{HMAC}`, with a secret that only the backend has. */
const writeToken = ({ secrets }: LinkDeps, kind: Kind, { id, linkVersion }: Linked, endsAt: number): string => {
  const grant = `${id}.${linkVersion}.${endsAt}`;
  return `${grant}.${signText(secrets.sealing, `order ${kind} ${grant}`)}`;
};

type ReadToken = OrderAccess & { readonly isExpired: boolean };

/** Null for a forged or altered token; whether its version still holds, the order says. */
const readToken = ({ clock, secrets }: LinkDeps, kind: Kind, token: string): ReadToken | null => {
  const cut = token.lastIndexOf('.');
  const grant = token.slice(0, Math.max(0, cut));
  const [, orderId, version, endsAt] = FORM.exec(grant) ?? [];
  if (orderId === undefined || !isSigned(secrets.sealing, `order ${kind} ${grant}`, token.slice(cut + 1))) return null;
  return { orderId, linkVersion: Number(version), isExpired: Number(endsAt) <= clock.now() };
};

/**
 * Address for mails: opens this order on any device for 90 days, without an account, until `linkVersion` is raised. Its
 * holder reads and pays the order, see `canReadAndPay`. Writes nothing, so any transaction may call it.
 */
export const orderLink = (
  deps: LinkDeps & { readonly environment: Pick<BackendDeps['environment'], 'publicOrigin'> },
  order: Linked,
): string =>
  `${deps.environment.publicOrigin}${ORDER_LINK_PATH}/${writeToken(deps, 'link', order, deps.clock.now() + ORDER_LINK_TTL_MS)}`;

/** The order that the token of a link names; null when it is forged. */
export const readOrderLink = (deps: LinkDeps, token: string): ReadToken | null => readToken(deps, 'link', token);

/** For the cookie of the browser that opened a link. `endsAt`: ms since 1970 UTC. */
export const grantOrderAccess = (
  deps: LinkDeps,
  order: Linked,
): { readonly access: string; readonly endsAt: number } => {
  const endsAt = deps.clock.now() + ORDER_ACCESS_TTL_MS;
  return { access: writeToken(deps, 'access', order, endsAt), endsAt };
};

/** Adds to each visitor the order that their browser opened with a link. */
export const withOrderAccess =
  (deps: LinkDeps, visitorOf: BackendDeps['visitorOf']): BackendDeps['visitorOf'] =>
  async (headers) => {
    const visitor = await visitorOf(headers);
    const token = headers.get(ORDER_ACCESS_HEADER);
    const read = visitor === null || token === null ? null : readToken(deps, 'access', token);
    if (visitor === null || read === null || read.isExpired) return visitor;
    return { ...visitor, orderAccess: { orderId: read.orderId, linkVersion: read.linkVersion } };
  };
