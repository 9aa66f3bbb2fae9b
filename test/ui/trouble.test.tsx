import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import { refundRefusals } from '#core/pricing/refund-refusal.ts';
import { dong } from '#core/shared/dong.ts';
import { orderId, productId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { decodeFailure, FailureError } from '#ui/failures/failure-error.ts';
import { failures, nextOf, sentenceOf } from '#ui/failures/messages.vi.ts';
import { openPage } from './open-page.tsx';

/** One failure of every kind. */
const samples: { readonly [Kind in FailureKind]: Extract<ShopFailure, { kind: Kind }> } = {
  'not-found': { kind: 'not-found' },
  denied: { kind: 'denied' },
  unreachable: { kind: 'unreachable' },
  garbled: { kind: 'garbled' },
  unknown: { kind: 'unknown' },
  'no-token': { kind: 'no-token' },
  'order-not-created': { kind: 'order-not-created' },
  'new-order-not-created': { kind: 'new-order-not-created' },
  'domain-already-in-order': { kind: 'domain-already-in-order', domain: 'may.vn' },
  'add-failed': { kind: 'add-failed' },
  'options-failed': { kind: 'options-failed' },
  unexpected: { kind: 'unexpected' },
  'price-changed': { kind: 'price-changed', old: dong(100_000), now: dong(120_000) },
  'voucher-refused': { kind: 'voucher-refused', code: 'TET2026', why: 'expired', missing: 0, message: null },
  'voucher-no-longer-valid': {
    kind: 'voucher-no-longer-valid',
    code: 'GIAM50K',
    why: 'exhausted',
    old: dong(100_000),
    now: dong(154_000),
  },
  'voucher-service-unavailable': { kind: 'voucher-service-unavailable' },
  'product-unavailable': { kind: 'product-unavailable' },
  'location-sold-out': { kind: 'location-sold-out', product: 'Bare Metal M', place: 'Đà Nẵng', left: 'Hà Nội' },
  'domain-unavailable': { kind: 'domain-unavailable', domain: 'may.vn', status: 'registered' },
  'transfer-refused': { kind: 'transfer-refused', domain: 'may.vn', why: 'locked' },
  'quantity-out-of-range': { kind: 'quantity-out-of-range', least: 1, most: 50 },
  'term-not-sold': { kind: 'term-not-sold', productId: productId('1001') },
  'instalment-plan-not-found': { kind: 'instalment-plan-not-found' },
  'too-many-lines': { kind: 'too-many-lines', most: 50 },
  'too-many-visitors': { kind: 'too-many-visitors', retryAfter: 1_800, until: 1_795_000_000_000 },
  'line-gone': { kind: 'line-gone', why: 'removed' },
  'cart-empty': { kind: 'cart-empty' },
  'order-closed': { kind: 'order-closed' },
  'already-paid': { kind: 'already-paid', orderId: orderId('1') },
  'balance-too-low': { kind: 'balance-too-low', balance: dong(40_000) },
  'method-unknown': { kind: 'method-unknown' },
  'bad-signature': { kind: 'bad-signature' },
  'too-many-addresses': { kind: 'too-many-addresses', most: 20 },
  'last-line': { kind: 'last-line' },
  'service-action-running': { kind: 'service-action-running' },
  'service-suspended': { kind: 'service-suspended' },
  'service-action-impossible': { kind: 'service-action-impossible' },
  'too-many-snapshots': { kind: 'too-many-snapshots', most: 3 },
  'snapshots-unreadable': { kind: 'snapshots-unreadable' },
  'too-many-access-keys': { kind: 'too-many-access-keys', most: 10 },
  'no-free-seat': { kind: 'no-free-seat', most: 5 },
  'order-link-refused': { kind: 'order-link-refused', why: 'revoked' },
  'refund-impossible': { kind: 'refund-impossible', why: 'licence-activated' },
  'refund-changed': { kind: 'refund-changed', old: dong(100_000), now: dong(90_000) },
  'service-in-open-order': { kind: 'service-in-open-order', orderId: orderId('1') },
  'instalment-in-open-order': { kind: 'instalment-in-open-order', orderId: orderId('1') },
  'instalment-paid': { kind: 'instalment-paid', orderId: orderId('1') },
  'earlier-instalment-unpaid': { kind: 'earlier-instalment-unpaid', month: 3 },
  'wrong-credentials': { kind: 'wrong-credentials' },
  'too-many-tries': { kind: 'too-many-tries', retryAfter: 90 },
  'too-many-orders': { kind: 'too-many-orders', retryAfter: 1_200 },
  'code-wrong': { kind: 'code-wrong', left: 2 },
  'code-expired': { kind: 'code-expired' },
  'link-expired': { kind: 'link-expired' },
  'bot-check-needed': { kind: 'bot-check-needed' },
  'provider-unavailable': { kind: 'provider-unavailable', provider: 'zalo' },
  'account-exists': { kind: 'account-exists' },
  'account-blocked': { kind: 'account-blocked' },
  'view-only': { kind: 'view-only' },
  'login-required': { kind: 'login-required' },
  'login-too-old': { kind: 'login-too-old' },
  'deletion-blocked': { kind: 'deletion-blocked', blockers: ['service-running'] },
  'last-login-method': { kind: 'last-login-method' },
  'already-reviewed': { kind: 'already-reviewed' },
  'file-refused': { kind: 'file-refused', name: 'loi.exe', problem: 'kind' },
  'too-many-support-requests': { kind: 'too-many-support-requests', most: 10 },
  'support-request-full': { kind: 'support-request-full', most: 200 },
  'too-many-quotations': { kind: 'too-many-quotations', most: 30, retryAfter: 7_200 },
  'quotation-expired': { kind: 'quotation-expired' },
  'quotation-changed': { kind: 'quotation-changed' },
  'zone-changed': { kind: 'zone-changed' },
  'zone-refused': { kind: 'zone-refused', problem: 'dns-duplicate', record: 'www A 203.0.113.10' },
  'zone-import-review': {
    kind: 'zone-import-review',
    removed: [],
    added: ['www A 203.0.113.10 3600'],
    removedCount: 0,
    addedCount: 1,
    problems: [],
    problemCount: 0,
    remarks: [],
    text: '',
    replaceAll: false,
  },
  'picture-refused': { kind: 'picture-refused', why: 'pixels' },
  'cart-inaccessible': { kind: 'cart-inaccessible' },
  'domain-not-active': { kind: 'domain-not-active' },
  'domain-changed': { kind: 'domain-changed' },
  'domain-locked': { kind: 'domain-locked' },
  'no-verified-email': { kind: 'no-verified-email' },
  'too-many-auth-codes': { kind: 'too-many-auth-codes', most: 3, retryAfter: 7_200 },
  'registrant-needs-documents': { kind: 'registrant-needs-documents' },
  'consultation-refused': { kind: 'consultation-refused' },
  'consultation-failed': { kind: 'consultation-failed' },
  'documents-not-editable': { kind: 'documents-not-editable' },
  'invalid-fields': { kind: 'invalid-fields', fields: { 'contact.phone': 'phone' } },
};
const everyFailure = Object.values(samples);

test('CART-01 CART-03 CART-04 CART-05 CART-06 CART-08 CART-10 the sentences of the specification are used verbatim', () => {
  const said: Partial<Record<FailureKind, string>> = {
    'no-token': 'Không thể lấy token, vui lòng thử lại!',
    'order-not-created': 'Không thể tạo đơn hàng, vui lòng thử lại!',
    'new-order-not-created': 'Không thể tạo đơn hàng mới, vui lòng thử lại!',
    'domain-already-in-order': 'Tên miền này đã có trong đơn hàng này!',
    'add-failed': 'Thêm sản phẩm vào đơn hàng thất bại!',
    'options-failed': 'Cập nhật tùy chọn sản phẩm thất bại!',
    unexpected: 'Có lỗi xảy ra, vui lòng thử lại!',
  };
  for (const [kind, sentence] of Object.entries(said)) expect(sentenceOf(samples[kind as FailureKind])).toBe(sentence);
});

/** Sentences taken verbatim from the specification; they end without a full stop. [CNS-04] */
const verbatim: readonly string[] = ['Gửi yêu cầu thất bại', 'Lỗi gửi yêu cầu', 'Không có phản hồi từ server'];

test('ERR-07 every failure that a shopper can see has a sentence and a next step', () => {
  expect(Object.keys(failures).sort()).toEqual(Object.keys(samples).sort());
  for (const failure of everyFailure) {
    if (!verbatim.includes(sentenceOf(failure))) expect(sentenceOf(failure)).toMatch(/[.!]$/);
    expect(nextOf(failure, '1900 1234').length).toBeGreaterThan(15);
  }
});

/** Where shop or service cannot tell, or must not tell a stranger, which of the two it is. */
const twoCauses: readonly FailureKind[] = [
  'wrong-credentials',
  'account-exists',
  'link-expired',
  'product-unavailable',
];

test('ERR-07 a sentence names one cause, and causes that the service tells apart have sentences of their own', () => {
  for (const failure of everyFailure)
    if (!twoCauses.includes(failure.kind))
      // What is to be done about it may follow.
      expect(sentenceOf(failure).split(/[.:] /)[0]).not.toMatch(/ hoặc | hay là /);
  const sentences = refundRefusals.map((why) => sentenceOf({ kind: 'refund-impossible', why }));
  expect(new Set(sentences).size).toBe(refundRefusals.length);
});

test('ERR-07 a failure keeps its kind and payload from the host to the error component', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyFailure), (failure) => {
      const carried = new Error(new FailureError(failure).message);
      expect(decodeFailure(carried)).toEqual(failure);
    }),
  );
  expect(decodeFailure(new Error('a bug'))).toBeNull();
});

test('ERR-01 a category that cannot be loaded shows a toast and offers a retry, the shop and the hotline', async () => {
  let broken = true;
  await openPage('/cua-hang/danh-muc/cloud-server', {
    useCases: (own) => ({
      loadCategory: (input) =>
        broken ? Promise.resolve(fail({ kind: 'unreachable' } as const)) : own.loadCategory(input),
    }),
  });
  const said = sentenceOf({ kind: 'unreachable' });
  await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(1));
  expect(screen.getByRole('link', { name: 'Gọi 1800.6070' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Về cửa hàng' })).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cloud Server'));
});

test('ERR-02 prices that cannot be loaded show a toast, and the page stays usable', async () => {
  await openPage('/san-pham/cloud-server-ssd-4', {
    useCases: () => ({ loadProduct: async () => fail({ kind: 'garbled' }) }),
  });
  await waitFor(() => expect(screen.getAllByText(sentenceOf({ kind: 'garbled' })).length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('ROUTE-46 an unexpected exception shows a plain message with a link home', async () => {
  await openPage('/san-pham/cloud-server-ssd-4', {
    useCases: () => ({
      loadProduct: () => {
        throw new Error('a bug');
      },
    }),
  });
  expect(await screen.findByText('Trang gặp sự cố')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
});

test.each([
  ['/san-pham/khong-co', 'Sản phẩm này không còn bán'],
  ['/cua-hang/danh-muc/khong-co', 'Danh mục này không có'],
  ['/cua-hang/luu-tru/cloud-server', 'Danh mục này không có'],
  ['/ket-qua-thanh-toan/khong-co', 'Không tìm thấy đơn hàng này'],
  ['/hoa-don?id=khong-co', 'Không tìm thấy hoá đơn này'],
])('ROUTE-48 %s is a 404 with its own sentence and a link onwards', async (path, sentence) => {
  await openPage(path);
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
  expect(screen.getByText('404 - Không tìm thấy trang')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Về cửa hàng|Mở giỏ hàng/ })).toBeTruthy();
});
