import { expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import { readLogInReturn } from '#core/account/log-in/end-log-in.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { enterCode, nextRequest, openReturn, returnFromProvider } from '#test/kit/people.ts';

test.each([
  ['/danh-sach-bai-viet', '/danh-sach-bai-viet'],
  ['/san-pham/cloud-server-ssd-4?term=12#gia', '/san-pham/cloud-server-ssd-4?term=12#gia'],
  ['/gio-hang', '/gio-hang'],
  ['/', '/'],
  [' /cua-hang ', '/cua-hang'],
  [`${memorySettings.site.own}/cua-hang`, '/cua-hang'],
  ['', '/checkout'],
  ['cua-hang', '/checkout'],
  ['//evil.example', '/checkout'],
  ['/\\evil.example', '/checkout'],
  ['/%2Fevil.example', '/checkout'],
  ['https://evil.example/cua-hang', '/checkout'],
  ['javascript:alert(1)', '/checkout'],
  ['/dang-nhap?redirectUrl=/x', '/checkout'],
  ['/cap-nhat-dang-ky', '/checkout'],
  [`/${'a'.repeat(2_001)}`, '/checkout'],
])(
  'ROUTE-27 the callback «%s» of the page leads to %s, where the log-in began with /checkout',
  async (callback, end) => {
    const shop = openShop();
    expectOk(await openReturn(shop, await returnFromProvider(shop, 'zalo', '', '/checkout')));
    const person = { fullName: 'Đỗ Minh Anh', phone: '0987654321', email: 'anh@example.vn' };
    const typed = { ...person, callback, idempotencyKey: freshIdempotencyKey() };
    expectOk(await nextRequest(shop).useCases.completeRegistration(typed));
    const { goTo } = expectOk(await enterCode(nextRequest(shop), 'anh@example.vn'));
    expect(goTo).toBe(`/cap-nhat-dang-ky/hoan-tat?redirectUrl=${encodeURIComponent(end)}`);
  },
);

test.each([
  ['/cap-nhat-dang-ky', { callback: '/a' }, '/a'],
  ['/cap-nhat-dang-ky', { redirectUrl: '/b' }, '/b'],
  ['/cap-nhat-dang-ky', { redirectUrl: '/b', callback: '/a' }, '/a'],
  ['/dang-nhap', { callback: '/a' }, '/a'],
  ['/dang-nhap', { redirectUrl: '/b', callback: '/a' }, '/b'],
  ['/gio-hang', {}, '/gio-hang'],
])('ROUTE-27 ACC-05 a token at %s with %j leads to %s', (pathname, query, end) => {
  const read = readLogInReturn(pathname, Object.entries({ accessToken: 't', ...query }));
  expect(read?.redirectUrl).toBe(end);
});
