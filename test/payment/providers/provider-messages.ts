import fc from 'fast-check';
import { postedFields } from '#backend/payments/posted-fields.ts';
import type {
  Fields,
  NotificationOutcome,
  PaymentFacts,
  PaymentProvider,
  SandboxPost,
  SandboxReport,
} from '#backend/payments/provider.ts';
import { safeReturnUrl } from '#backend/payments/safe-return-url.ts';

export const anyPayment: fc.Arbitrary<PaymentFacts> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{32}$/),
    orderNumber: fc.stringMatching(/^DH2026112[0-9]{1,6}$/),
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    payerIp: fc.oneof(fc.ipV4(), fc.ipV6()),
    createdAt: fc.integer({ min: 1_790_000_000_000, max: 1_800_000_000_000 }),
  })
  .map((facts) => ({
    ...facts,
    returnUrl: safeReturnUrl(null, 'https://shop.example'),
    expiresAt: facts.createdAt + 900_000,
  }));

export const reportOf = (
  { id, orderNumber, amount, createdAt }: PaymentFacts,
  changes: Partial<SandboxReport> = {},
) => ({
  paymentId: id,
  orderNumber,
  amount,
  isPaid: true,
  transactionId: '14000001',
  paidAt: createdAt,
  isForged: false,
  ...changes,
});

export const requestOf = (fields: Fields) => ({ fields, headers: new Headers(), body: '' });

/** The same fields with one of them changed, and with one of them left out. */
export const tampered = (fields: Fields): readonly Fields[] =>
  Object.keys(fields).flatMap((name) => [
    { ...fields, [name]: `${fields[name]}1` },
    Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name)),
  ]);

/** A post as the shop receives it. */
const receivedOf = ({ headers, body }: SandboxPost) => ({
  fields: postedFields(headers['content-type'] ?? '', body),
  headers: new Headers(headers),
  body,
});

/** Each digit of the body changed, the body longer and shorter, and each header but the type changed and left out. */
const tamperedPosts = ({ headers, body }: SandboxPost): readonly SandboxPost[] => [
  ...tampered(headers)
    .filter((changed) => changed['content-type'] === headers['content-type'])
    .map((changed) => ({ headers: changed, body })),
  ...[...body.matchAll(/\d/g)].map(({ 0: digit, index }) => ({
    headers,
    body: `${body.slice(0, index)}${(Number(digit) + 1) % 10}${body.slice(index + 1)}`,
  })),
  { headers, body: `${body} ` },
  { headers, body: body.slice(0, -1) },
  { headers, body: '' },
];

/** A provider's notification as it arrives. */
export const notificationOf = ({ sandbox }: PaymentProvider, report: SandboxReport) =>
  sandbox.post ? receivedOf(sandbox.post(report)) : requestOf(sandbox.report(report));

export const tamperedNotifications = ({ sandbox }: PaymentProvider, report: SandboxReport) =>
  sandbox.post
    ? tamperedPosts(sandbox.post(report)).map(receivedOf)
    : [...tampered(sandbox.report(report)), {}].map(requestOf);

export const outcomes: readonly NotificationOutcome[] = [
  'confirmed',
  'repeated',
  'wrong-amount',
  'unknown-payment',
  'forged',
  'unexpected-error',
];
