import type { Page } from '@playwright/test';
import type { ServiceId } from '#core/shared/ids.ts';
import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { accessibilityChecker } from '#test/journeys/every-page/accessibility-checker.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { buyDomain, freshDomain } from './domain-holder.ts';

/** From the service page of the name. */
const openDomainSettings = async (page: Page, id: ServiceId): Promise<void> => {
  await page.goto(`${origin}/service/${id}`);
  await page.getByRole('link', { name: 'Máy chủ tên' }).click();
  await expect(page.getByRole('heading', { name: /^Cài đặt của/ })).toBeVisible();
};

/** The newest auth code that was mailed for a name. */
const readAuthCode = async (to: string, name: string): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await readOutbox(staffDoor, to)).filter(({ text }) => text.includes(name));
      code = mails.map(({ text }) => /Mã chuyển: (\w{16})\b/.exec(text)?.[1] ?? '').find((each) => each !== '') ?? '';
      return code;
    })
    .toMatch(/^\w{16}$/);
  return code;
};

const fillOwnServers = async (page: Page, name: string): Promise<void> => {
  await page.locator('summary', { hasText: 'Dùng máy chủ tên riêng' }).click();
  await page.getByLabel(/^Máy chủ tên 1/).fill(`ns1.${name}`);
  await page.getByLabel(/^Địa chỉ IP của máy chủ 1/).fill('203.0.113.10 2001:DB8:0:0:0:0:0:10');
  await page.getByLabel(/^Máy chủ tên 2/).fill('ns2.example.net');
  await page.getByRole('button', { name: 'Lưu máy chủ tên' }).click();
};

test('a customer buys a .vn name and its .com sibling, sets own name servers, gets a code by mail and changes a contact', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = collectBrowserErrors(page);
  const useCases = useCasesOf(page.request);
  const { email } = await becomeCustomer(useCases);
  const name = freshDomain('com');
  await buyDomain(useCases, name.replace(/com$/, 'vn'));
  await openDomainSettings(page, await buyDomain(useCases, name));
  await hydrated(page);
  await fillOwnServers(page, name);
  await expect(page.getByText('Địa chỉ IP: 203.0.113.10, 2001:db8::10')).toBeVisible();

  await page.getByRole('button', { name: 'Tắt khoá chuyển' }).click();
  await expect(page.getByText('Đang mở khoá chuyển')).toBeVisible();
  await page.getByRole('button', { name: 'Gửi mã vào email' }).click();
  await expect(page.getByText(/^Mã đang có hiệu lực gửi lúc/)).toBeVisible();
  const code = await readAuthCode(email, name);
  expect(await page.content()).not.toContain(code);

  await page.getByText('Sửa liên hệ kỹ thuật').click();
  const form = page.getByRole('group', { name: 'Kỹ thuật' });
  await form.getByLabel(/^Họ và tên/).fill('Lê Văn Kỹ');
  await form.getByLabel(/^Địa chỉ/).fill('5 phố Thử, Hà Nội');
  await form.getByRole('button', { name: 'Lưu liên hệ' }).click();
  await expect(page.getByText('5 phố Thử, Hà Nội', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Về trang dịch vụ' }).click();
  await page.getByRole('link', { name: 'Bản ghi DNS' }).click();
  await expect(page.getByText(/đang dùng máy chủ tên ở nơi khác/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('own name servers are set by a plain form, which keeps what was wrong', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await becomeCustomer(useCases);
    const name = freshDomain('com');
    await openDomainSettings(page, await buyDomain(useCases, name));
    await page.locator('summary', { hasText: 'Dùng máy chủ tên riêng' }).click();
    await page.getByLabel(/^Máy chủ tên 1/).fill(`ns1.${name}`);
    await page.getByLabel(/^Máy chủ tên 2/).fill('ns2.example.net');
    await page.getByRole('button', { name: 'Lưu máy chủ tên' }).click();
    await expect(page.getByText(/nên cần địa chỉ IP để nơi khác tìm thấy/)).toBeVisible();
    await expect(page.getByLabel(/^Máy chủ tên 2/)).toHaveValue('ns2.example.net');
    await page.getByLabel(/^Địa chỉ IP của máy chủ 1/).fill('203.0.113.10');
    await page.getByRole('button', { name: 'Lưu máy chủ tên' }).click();
    await expect(page.getByText('Địa chỉ IP: 203.0.113.10')).toBeVisible();
  });
});

test.describe('accessibility', () => {
  /** Lets the test inject axe. */
  test.use({ bypassCSP: true });

  test('the settings of a domain and the area on its service page meet WCAG 2.2 AA, light and dark', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { look, lookAt, end } = accessibilityChecker(page);
    const useCases = useCasesOf(page.request);
    await becomeCustomer(useCases);
    const name = freshDomain('com');
    const id = await buyDomain(useCases, name);
    await lookAt(`/service/${id}`, 'a domain');
    await lookAt(`/service/${id}?tab=gia-han`, 'its renewal');
    await lookAt(`/service/${id}/ten-mien`, 'its settings');
    await page.locator('summary', { hasText: 'Dùng máy chủ tên riêng' }).click();
    await page.getByRole('button', { name: 'Lưu máy chủ tên' }).click();
    await page.getByText('Sửa liên hệ thanh toán').click();
    await expect(page.getByText('Bạn ghi ít nhất 2 máy chủ tên')).toBeVisible();
    await look('its settings with errors');
    end();
  });
});
