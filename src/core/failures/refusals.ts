import { MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import { type RefundRefusal, refundRefusals } from '#core/pricing/refund-refusal.ts';
import { type VoucherProblem, voucherProblems } from '#core/pricing/voucher-problem.ts';
import { isDnsProblem } from '#core/shared/domains/dns-problem.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { type TransferProblem, transferProblems } from '#core/shared/domains/domain-problems.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure, Rejection } from '#core/shared/failure.ts';
import { orderId, productId } from '#core/shared/ids.ts';
import { type OrderLinkProblem, orderLinkProblems } from '#core/shared/order-link-problem.ts';
import { isDeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';
import type { ShopFailure } from './shop-failure.ts';

/** For failures whose payload the service may omit. */
export type RefusalContext = {
  readonly orderId?: string;
  readonly productId?: string;
  readonly domain?: string;
  readonly expectedTotal?: Dong;
};

type Reading = (detail: Rejection, context: RefusalContext) => ShopFailure;

const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);
const amount = (value: unknown, fallback: Dong = zeroDong): Dong =>
  Number.isSafeInteger(value) ? dong(Number(value)) : fallback;
const whole = (value: unknown, fallback: number): number => (Number.isSafeInteger(value) ? Number(value) : fallback);
const refundRefusal = (value: unknown): RefundRefusal =>
  refundRefusals.find((each) => each === value) ?? 'nothing-left';
const statuses: readonly string[] = ['available', 'registered', 'reserved', 'invalid'] satisfies DomainStatus[];
/** Safe because the list above contains all other members of the type. */
const domainStatus = (value: unknown): DomainStatus =>
  statuses.includes(text(value)) ? (text(value) as DomainStatus) : 'unknown';

const transfers: readonly string[] = transferProblems;
/** Maps unknown reasons to `unknown`. */
const transferProblem = (value: unknown): TransferProblem =>
  transfers.includes(text(value)) ? (text(value) as TransferProblem) : 'unknown';

const problems: readonly string[] = voucherProblems;
/** Maps unknown reasons to `unknown`. */
const voucherProblem = (value: unknown): VoucherProblem =>
  problems.includes(text(value)) ? (text(value) as VoucherProblem) : 'unknown';

/** Maps unknown reasons to `unreadable`. */
const orderLinkProblem = (value: unknown): OrderLinkProblem =>
  orderLinkProblems.find((problem) => problem === value) ?? 'unreadable';

const passwordProblem = ({ reason, least }: Rejection): FieldProblem => {
  if (reason === 'short') return `password-short-${whole(least, MIN_PASSWORD_LENGTH)}`;
  if (reason === 'long') return 'too-long';
  return reason === 'own' ? 'password-own' : 'password-common';
};

/** `problem` as in PictureProblem; any other is `unreadable`, because the service does not say more. */
export const toPictureFailure = (problem: string): ShopFailure => {
  if (problem === 'format') return { kind: 'invalid-fields', fields: { image: 'image' } };
  return { kind: 'picture-refused', why: problem === 'bytes' || problem === 'pixels' ? problem : 'unreadable' };
};

/** Maximum number of lines per order when the service does not state it. */
const MAX_LINES = 50;

/** Covers every refusal of contracts/failure-codes.ts. */
export const shopFailureByCode = {
  'bad-input': () => ({ kind: 'unexpected' }),
  'domain-already-in-order': (detail, { domain }) => ({
    kind: 'domain-already-in-order',
    domain: text(detail.domain, domain),
  }),
  'price-changed': (detail, { expectedTotal }) => ({
    kind: 'price-changed',
    old: expectedTotal ?? amount(detail.old),
    now: amount(detail.new ?? detail.now, expectedTotal),
  }),
  'voucher-refused': (detail) => ({
    kind: 'voucher-refused',
    code: text(detail.code),
    why: voucherProblem(detail.why),
    missing: whole(detail.missing, 0),
    message: null,
  }),
  'voucher-no-longer-valid': (detail, { expectedTotal }) => ({
    kind: 'voucher-no-longer-valid',
    code: text(detail.code),
    why: voucherProblem(detail.why),
    old: expectedTotal ?? amount(detail.old),
    now: amount(detail.new, expectedTotal),
  }),
  'product-unavailable': () => ({ kind: 'product-unavailable' }),
  'location-sold-out': (detail) => ({
    kind: 'location-sold-out',
    product: text(detail.product),
    place: text(detail.place),
    left: text(detail.left),
  }),
  'domain-unavailable': (detail, { domain }) => ({
    kind: 'domain-unavailable',
    domain: text(detail.domain, domain),
    status: domainStatus(detail.status),
  }),
  'transfer-refused': (detail, { domain }) => ({
    kind: 'transfer-refused',
    domain: text(detail.domain, domain),
    why: transferProblem(detail.why),
  }),
  'quantity-out-of-range': (detail) => ({
    kind: 'quantity-out-of-range',
    least: whole(detail.least, MIN_QUANTITY),
    most: whole(detail.most, MAX_QUANTITY),
  }),
  'term-not-sold': (detail, context) => ({
    kind: 'term-not-sold',
    productId: productId(text(detail.productId, context.productId)),
  }),
  'instalment-plan-not-found': () => ({ kind: 'instalment-plan-not-found' }),
  'too-many-lines': (detail) => ({ kind: 'too-many-lines', most: whole(detail.most, MAX_LINES) }),
  'order-closed': () => ({ kind: 'order-closed' }),
  'last-line': () => ({ kind: 'last-line' }),
  'order-not-open': () => ({ kind: 'order-closed' }),
  'status-not-allowed': () => ({ kind: 'order-closed' }),
  'owner-already-set': () => ({ kind: 'denied' }),
  'amount-changed': (detail, { expectedTotal }) => ({
    kind: 'price-changed',
    old: expectedTotal ?? zeroDong,
    now: amount(detail.amount, expectedTotal),
  }),
  'method-unknown': () => ({ kind: 'method-unknown' }),
  'already-paid': (detail, context) => ({
    kind: 'already-paid',
    orderId: orderId(text(detail.orderId, context.orderId)),
  }),
  'balance-too-low': (detail) => ({ kind: 'balance-too-low', balance: amount(detail.balance) }),
  'bad-signature': () => ({ kind: 'bad-signature' }),
  'wrong-credentials': () => ({ kind: 'wrong-credentials' }),
  'too-many-tries': (detail) => ({ kind: 'too-many-tries', retryAfter: whole(detail.retryAfter, 60) }),
  'too-many-orders': (detail) => ({ kind: 'too-many-orders', retryAfter: whole(detail.retryAfter, 3_600) }),
  'too-many-visitors': (detail) => ({
    kind: 'too-many-visitors',
    retryAfter: whole(detail.retryAfter, 3_600),
    until: Number.isSafeInteger(detail.until) ? Number(detail.until) : null,
  }),
  'username-taken': () => ({ kind: 'invalid-fields', fields: { username: 'username-taken' } }),
  'weak-password': (detail) => ({ kind: 'invalid-fields', fields: { password: passwordProblem(detail) } }),
  'code-wrong': (detail) => ({ kind: 'code-wrong', left: whole(detail.left, 0) }),
  'code-expired': () => ({ kind: 'code-expired' }),
  'link-expired': () => ({ kind: 'link-expired' }),
  'order-link-refused': ({ because }) => ({ kind: 'order-link-refused', why: orderLinkProblem(because) }),
  'login-too-old': () => ({ kind: 'login-too-old' }),
  'bot-check-needed': () => ({ kind: 'bot-check-needed' }),
  'provider-unavailable': (detail) => ({ kind: 'provider-unavailable', provider: text(detail.provider) }),
  'account-exists': () => ({ kind: 'account-exists' }),
  'account-blocked': () => ({ kind: 'account-blocked' }),
  'view-only': () => ({ kind: 'view-only' }),
  'last-login-method': () => ({ kind: 'last-login-method' }),
  'deletion-blocked': (detail) => ({
    kind: 'deletion-blocked',
    blockers: text(detail.blockers).split(',').filter(isDeletionBlocker),
  }),
  'already-reviewed': () => ({ kind: 'already-reviewed' }),
  'bad-image': ({ problem }) => toPictureFailure(text(problem)),
  'pdf-not-accepted': () => ({ kind: 'invalid-fields', fields: { file: 'pdf-not-accepted' } }),
  'file-infected': () => ({ kind: 'invalid-fields', fields: { file: 'file-infected' } }),
  'too-many-quotations': (detail) => ({
    kind: 'too-many-quotations',
    most: whole(detail.most, 0),
    retryAfter: whole(detail.retryAfter, 3_600),
  }),
  'file-refused': ({ name, problem }) => ({ kind: 'file-refused', name: text(name), problem: text(problem) }),
  'too-many-support-requests': (detail) => ({ kind: 'too-many-support-requests', most: whole(detail.most, 0) }),
  'support-request-full': (detail) => ({ kind: 'support-request-full', most: whole(detail.most, 0) }),
  'quotation-expired': () => ({ kind: 'quotation-expired' }),
  'quotation-changed': () => ({ kind: 'quotation-changed' }),
  'service-in-open-order': (detail, context) => ({
    kind: 'service-in-open-order',
    orderId: orderId(text(detail.orderId, context.orderId)),
  }),
  'instalment-in-open-order': (detail, context) => ({
    kind: 'instalment-in-open-order',
    orderId: orderId(text(detail.orderId, context.orderId)),
  }),
  'instalment-paid': (detail, context) => ({
    kind: 'instalment-paid',
    orderId: orderId(text(detail.orderId, context.orderId)),
  }),
  'earlier-instalment-unpaid': (detail) => ({ kind: 'earlier-instalment-unpaid', month: whole(detail.month, 2) }),
  'zone-changed': () => ({ kind: 'zone-changed' }),
  'zone-refused': ({ problem, record }) => ({
    kind: 'zone-refused',
    problem: isDnsProblem(problem) ? problem : 'dns-missing',
    record: text(record),
  }),
  'domain-not-active': () => ({ kind: 'domain-not-active' }),
  'domain-changed': () => ({ kind: 'domain-changed' }),
  'domain-locked': () => ({ kind: 'domain-locked' }),
  'no-verified-email': () => ({ kind: 'no-verified-email' }),
  'too-many-auth-codes': (detail) => ({
    kind: 'too-many-auth-codes',
    most: whole(detail.most, 0),
    retryAfter: whole(detail.retryAfter, 3_600),
  }),
  'registrant-needs-documents': () => ({ kind: 'registrant-needs-documents' }),
  'service-action-running': () => ({ kind: 'service-action-running' }),
  'service-suspended': () => ({ kind: 'service-suspended' }),
  'service-action-impossible': () => ({ kind: 'service-action-impossible' }),
  'too-many-access-keys': (detail) => ({ kind: 'too-many-access-keys', most: whole(detail.most, 0) }),
  'too-many-snapshots': (detail) => ({ kind: 'too-many-snapshots', most: whole(detail.most, 0) }),
  'snapshot-exists': () => ({ kind: 'invalid-fields', fields: { snapshotName: 'snapshot-exists' } }),
  'snapshots-unreadable': () => ({ kind: 'snapshots-unreadable' }),
  'no-free-seat': (detail) => ({ kind: 'no-free-seat', most: whole(detail.most, 0) }),
  'seat-assigned': () => ({ kind: 'invalid-fields', fields: { seatEmail: 'seat-assigned' } }),
  'refund-impossible': ({ because }) => ({ kind: 'refund-impossible', why: refundRefusal(because) }),
  'refund-changed': (detail, { expectedTotal }) => ({
    kind: 'refund-changed',
    old: expectedTotal ?? amount(detail.old),
    now: amount(detail.new, expectedTotal),
  }),
  'idempotency-key-reused': () => ({ kind: 'unexpected' }),
} as const satisfies Record<string, Reading>;

const table: Readonly<Record<string, Reading>> = shopFailureByCode;

/** Of a port, or of a request that got no token to call it with. */
export type CallFailure = PortFailure | Extract<ShopFailure, { kind: 'no-token' }>;

/** Codes without a mapping become `unexpected`. [CART-10] */
export const toShopFailure = (failure: CallFailure, context: RefusalContext = {}): ShopFailure => {
  if (failure.kind !== 'rejected') return failure;
  const reading = Object.hasOwn(table, failure.code) ? table[failure.code] : undefined;
  return reading === undefined ? { kind: 'unexpected' } : reading(failure.detail ?? {}, context);
};

export const isRefusal = (failure: CallFailure, code: keyof typeof shopFailureByCode): boolean =>
  failure.kind === 'rejected' && failure.code === code;
