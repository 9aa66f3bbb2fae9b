import { freshIdempotencyKey, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { codeFor, newcomer } from '#test/journeys/customers/customer.ts';
import {
  becomeCustomer,
  beginRegistration,
  inOtherBrowser,
  logInByPassword,
  returnFromProvider,
  startTotp,
  turnOnTotp,
} from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { purchase } from '#test/journeys/purchase.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { accessibilityChecker } from './accessibility-checker.ts';

/** Lets the test inject axe; nothing else needs the bypassed policy. */
test.use({ bypassCSP: true });

test('LAY-01 LAY-07 ROUTE-01 ROUTE-36 ROUTE-39 ROUTE-41 ROUTE-42 every guest page meets WCAG 2.2 AA, light and dark, never scrolls sideways and logs no browser error', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const { look, lookAt, end, wide } = accessibilityChecker(page);
  const useCases = useCasesOf(page.request);
  const own = await createBelongings(useCases);
  const unlisted = [`/ket-qua-thanh-toan/${own.failed}`, '/khong-co-trang-nay', '/san-pham?q=khongcogiday'];
  for (const path of [...samplePaths(own, ({ audience }) => audience !== 'customer'), ...unlisted]) await lookAt(path);

  await lookAt('/cua-hang');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const upwards = page.getByRole('link', { name: 'Lên đầu trang' });
  await expect(upwards).toBeVisible({ visible: wide });
  // Phones do not show the link, and their bars cut whatever scrolls below them.
  if (wide) await look('a page that has been scrolled');

  await fillCart(useCases);
  await lookAt('/gio-hang', 'cart with content');
  await lookAt('/dang-nhap', 'log-in with a cart');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
  await look('log-in with errors');
  await lookAt('/checkout', 'checkout with content');
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
  await look('checkout with errors');
  end();
});

test('LAY-01 LAY-07 ROUTE-28 ROUTE-29 ROUTE-30 ROUTE-43 every customer page with content meets WCAG 2.2 AA, light and dark, and never scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { look, lookAt, end } = accessibilityChecker(page);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  const [address] = expectOk(await useCases.loadAddresses({})).addresses;
  const parts = ['thong-tin', 'dia-chi', `dia-chi?sua=${address?.id}`, 'dia-chi?sua=moi', 'hoa-don', 'thong-bao'];
  for (const path of [
    ...samplePaths(own, ({ audience }) => audience === 'customer'),
    ...parts.map((part) => `/quan-ly-tai-khoan/${part}`),
    `/order/${own.paid}`,
    '/cap-nhat-dang-ky/hoan-tat',
    '/san-pham-yeu-thich',
    `/san-pham/${purchase.slug}`,
  ])
    await lookAt(path);
  await fillCart(useCases);
  await lookAt('/checkout', 'checkout with content');

  await lookAt('/profile');
  await page.getByRole('button', { name: /^Tài khoản của / }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đơn hàng' })).toBeVisible();
  await look('menu of the customer');
  await startTotp(useCases);
  await lookAt('/quan-ly-tai-khoan/bao-mat', 'second factor before its first code');
  end();
});

test('LAY-01 LAY-07 ROUTE-23 ROUTE-25 ROUTE-26 ROUTE-27 every step of a pending login meets WCAG 2.2 AA, light and dark, and never scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { lookAt, end } = accessibilityChecker(page);
  const useCases = useCasesOf(page.request);
  const who = newcomer();
  await lookAt(await beginRegistration(useCases, who), 'a code of the registration');
  const code = await codeFor(who.email);
  expectOk(await useCases.verifyAccount({ userId: '', code, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }));
  await turnOnTotp(useCases);
  expectOk(await useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
  expectOk(await logInByPassword(useCases, who));
  await lookAt('/dang-nhap', 'second factor');

  expectOk(await useCases.requestReset({ username: who.email, proof: '', idempotencyKey: freshIdempotencyKey() }));
  await lookAt('/quen-mat-khau/verify', 'a code of the reset');
  const reset = await codeFor(who.email);
  expectOk(await useCases.verifyReset({ code: reset, key: '', idempotencyKey: freshIdempotencyKey() }));
  await lookAt('/quen-mat-khau/reset', 'a new password');

  await lookAt(await returnFromProvider(useCases, 'zalo', { name: 'Vũ Thu Hà', email: '' }), 'an incomplete account');
  await lookAt(
    await returnFromProvider(useCases, 'google', { name: who.fullName, email: who.email }),
    'an account to be linked',
  );
  const { fullName: name, email } = newcomer();
  await lookAt(
    await inOtherBrowser((other) => returnFromProvider(other, 'google', { name, email })),
    'a log-in from another browser',
  );
  end();
});
