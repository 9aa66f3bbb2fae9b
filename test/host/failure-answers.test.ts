import { describe, expect, test } from 'vitest';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';
import { hostUnderTest } from './host-under-test.ts';

const hostFailingWith = (failure: ShopFailure) =>
  hostUnderTest({ renderer: jsonRenderer(), replace: () => ({ logIn: async () => ({ ok: false, failure }) }) }).host;

const typed = { username: 'khach@example.vn', password: 'sai-mat-khau', remember: 'on', redirectUrl: '/gio-hang' };
const fields = Object.entries({ _use: 'logIn', ...typed });
const command = { ...typed, remember: true, idempotencyKey: 'a'.repeat(32) };

describe('ERR-06 responses to a failed login', () => {
  test('ACC-01 too many attempts are a 429 with a retry-after, for a script and for a form', async () => {
    const host = hostFailingWith({ kind: 'too-many-tries', retryAfter: 41.2 });
    for (const answer of [await host.command('logIn', command), await host.form('/dang-nhap', fields)])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42']);
  });

  test('CART-17 too many quotations are a 429 with a retry-after and the daily limit', async () => {
    const failure = { kind: 'too-many-quotations', most: 30, retryAfter: 7_200 } as const;
    const refusing = { createQuotation: async () => ({ ok: false, failure }) as const };
    const { host } = hostUnderTest({ renderer: jsonRenderer(), replace: () => refusing });
    const asked = { slug: null, configuration: null, orderId: null };
    const script = await host.command('createQuotation', { ...asked, idempotencyKey: 'a'.repeat(32) });
    const form = await host.form('/gio-hang', [['_use', 'createQuotation'] as const]);
    for (const answer of [script, form])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7200']);
    expect(sentenceOf(failure)).toBe('Mỗi ngày bạn lập được tối đa 30 báo giá. Mời lập tiếp sau 2 giờ.');
  });

  test('CART-17 too many orders of one network are a 429 that says what to do, and keep what was typed', async () => {
    const failure = { kind: 'too-many-orders', retryAfter: 1_800 } as const;
    const refusing = { finaliseOrder: async () => ({ ok: false, failure }) as const };
    const { host } = hostUnderTest({ renderer: jsonRenderer(), replace: () => refusing });
    const name = 'Nguyễn Thị Mây';
    const answer = await host.form('/checkout', [
      ['_use', 'finaliseOrder'],
      ['expectedTotal', '1000'],
      ['idempotencyKey', 'a'.repeat(32)],
      ['contact.name', name],
    ]);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1800']);
    expect((await renderedInput(answer)).submission).toMatchObject({ fields: { contact: { name } }, failure });
    expect(sentenceOf(failure)).toBe(
      'Trong một giờ qua đã có quá nhiều đơn của khách chưa đăng nhập từ mạng bạn đang dùng. Mời đặt lại sau 30 phút.',
    );
  });

  test.each<readonly [ShopFailure, number, number]>([
    [{ kind: 'wrong-credentials' }, 401, 422],
    [{ kind: 'login-required' }, 401, 422],
    [{ kind: 'link-expired' }, 410, 422],
    [{ kind: 'bot-check-needed' }, 403, 422],
    [{ kind: 'account-exists' }, 409, 422],
    [{ kind: 'provider-unavailable', provider: 'zalo' }, 503, 503],
  ])('ACC-01 %o is a %i to a script and a %i to a form', async (failure, script, form) => {
    const host = hostFailingWith(failure);
    const answer = await host.command('logIn', command);
    expect([answer.status, await answer.json()]).toEqual([script, { ok: false, failure }]);
    expect((await host.form('/dang-nhap', fields)).status).toBe(form);
  });

  test('ACC-01 a rejected form keeps all input except the password', async () => {
    const answer = await hostFailingWith({ kind: 'wrong-credentials' }).form('/dang-nhap', fields);
    const { submission } = await renderedInput(answer);
    expect(submission).toMatchObject({ fields: { username: typed.username, redirectUrl: '/gio-hang' } });
    expect(JSON.stringify(submission)).not.toContain(typed.password);
  });

  test('ACC-01 PAY-02 a form may lead only to the shop, the backend’s pages and the gateways', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    const policy = (await host.get('/dang-nhap')).headers.get('content-security-policy') ?? '';
    const targets = /form-action ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(targets).toEqual(["'self'", 'https://auth.example', 'https://gateway.example']);
    const withPortal = hostUnderTest({ renderer: jsonRenderer(), portal: 'https://portal.may.example' });
    const more = (await withPortal.host.get('/dang-nhap')).headers.get('content-security-policy');
    expect(more).toContain('https://auth.example https://portal.may.example https://gateway.example');
  });
});
