import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, startBackend, startHost } from '#test/journeys/site/processes.ts';
import { startTinyGateway } from '#test/journeys/site/tiny-gateway.ts';
import { freePort, publicPortOf } from '#test/kit/backends/free-port.ts';
import { expect, test } from './journey.ts';
import { choose, customer, purchase } from './purchase.ts';

const GATEWAY_SECRET = 'a secret of the shop and its gateway alone';

test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': '2001:db8::17' } });

test.describe('a payment gateway on its own origin', () => {
  const ends: (() => unknown)[] = [];
  test.afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('PAY-02 PAY-03 checkout without JavaScript redirects to the gateway and back to a paid order', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const [hostPort, backendPort] = [await freePort(), await freePort()];
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-gateway-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const gateway = await startTinyGateway(
      GATEWAY_SECRET,
      () => `http://127.0.0.1:${publicPortOf(backendPort)}/payment-hub/notify`,
    );
    ends.push(gateway.close);
    const env = {
      ...environmentOf({ host: hostPort, backend: backendPort, dataDir }),
      GATEWAY_SECRET,
      VNPAY_URL: `${gateway.origin}/pay`,
      TRUST_PROXY: '127.0.0.0/8,::1',
    };
    const backend = await startBackend(env);
    ends.push(backend.stop);
    const host = await startHost(env);
    ends.push(host.stop);

    const shop = `http://localhost:${hostPort}`;
    await page.goto(`${shop}/san-pham/${purchase.slug}`);
    await choose(page);
    await page.getByRole('button', { name: 'Cập nhật giá' }).click();
    await expect(page.getByText(purchase.total).first()).toBeVisible();
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await page.goto(`${shop}/checkout`);
    await page.getByLabel('Họ và tên').fill(customer.name);
    await page.getByLabel('Số điện thoại').fill(customer.phone);
    await page.getByLabel('Email nhận thông tin dịch vụ').fill(customer.email);
    await page.getByRole('radio', { name: /VNPAY/ }).check({ force: true });
    await page.getByRole('button', { name: /^Đặt hàng/ }).click();

    await expect(page).toHaveURL(new RegExp(`^${gateway.origin}/pay\\?`));
    expect(gateway.asked[0]?.get('vnp_IpAddr')).toBe('2001:db8::17');
    await page.getByRole('button', { name: 'Trả tiền' }).click();
    await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/);
    await expect(page.getByText('Thanh toán thành công').first()).toBeVisible();
  });
});
