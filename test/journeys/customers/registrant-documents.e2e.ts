import type { UseCases } from '#core/operations.ts';
import { decideAt } from '#test/domains/documents/registrant-documents-staff.ts';
import { accessibilityChecker } from '#test/journeys/every-page/accessibility-checker.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import {
  fillRegistrant,
  freshDomain,
  holderPapers,
  openPapers,
  orderDomain,
  paperPicture,
  registrantFields,
  uploadPapers,
} from '#test/journeys/services/domain-holder.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { useCasesOf } from './browser-visitor.ts';
import { becomeCustomer } from './customer-visitor.ts';

/** Buys a .vn name and returns it. */
const buyName = async (useCases: UseCases): Promise<string> => {
  const name = freshDomain('vn');
  await orderDomain(useCases, name);
  const waits = async () =>
    expectOk(await useCases.loadRegistrantDocumentsList({})).some(({ domain }) => domain === name);
  await expect.poll(waits, { timeout: 30_000 }).toBe(true);
  return name;
};

test('DOM-02 ROUTE-34 ROUTE-35 a customer submits the registrant documents of a name, gets them back, corrects them, and the name is deployed', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const useCases = useCasesOf(page.request);
  await becomeCustomer(useCases);
  const name = await buyName(useCases);
  const id = await openPapers(page, name);
  await hydrated(page);
  await fillRegistrant(page);
  await uploadPapers(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(/^Họ và tên/)).toHaveValue(registrantFields['Họ và tên']);
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Bạn đánh dấu đồng ý thì cửa hàng mới được xử lý giấy tờ')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  await decideAt(staffDoor, id, 'Ảnh mặt sau bị mờ');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Ảnh mặt sau bị mờ')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  // Setting up the name takes some seconds, and it cannot be approved before that.
  await expect(() => decideAt(staffDoor, id, null)).toPass({ timeout: 30_000 });
  await page.goto(`${origin}/service/${id}`);
  await expect(page.getByText('Đã triển khai')).toBeVisible();
  // A half-filled form is answered with 422.
  expect(complaints().filter((each) => !each.includes('a status of 422'))).toEqual([]);
});

test.describe('accessibility', () => {
  /** Lets the test inject axe. */
  test.use({ bypassCSP: true });

  test('LAY-01 ROUTE-34 ROUTE-35 the list, the registrant documents and their errors meet WCAG 2.2 AA, light and dark', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { look, lookAt, end } = accessibilityChecker(page);
    const name = await buyName(useCasesOf(page.request));
    await lookAt('/xac-thuc-thong-tin-domain', 'names that wait');
    const id = await openPapers(page, name);
    await lookAt(`/xac-thuc-thong-tin/${id}`, 'papers');
    await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
    await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
    await look('papers with errors');
    end();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DOM-02 a guest submits the registrant documents in one form; an invalid file is reported and the input is preserved', async ({
    page,
  }) => {
    const name = await buyName(useCasesOf(page.request));
    await openPapers(page, name);
    await fillRegistrant(page);
    await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
    await expect(page.getByLabel(/^Họ và tên/)).toHaveValue(registrantFields['Họ và tên']);
    const wrong = { name: 'anh.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    for (const label of holderPapers)
      await page
        .getByLabel(new RegExp(`^${label}`))
        .setInputFiles(label === 'Ảnh chân dung' ? wrong : await paperPicture());
    await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
    await expect(page.getByText('Tệp này không đọc được').first()).toBeVisible();
    await expect(page.getByLabel(/^Họ và tên/)).toHaveValue(registrantFields['Họ và tên']);
    await expect(page.getByText(/^Đã nhận: ảnh/)).toHaveCount(3);
    await page.getByLabel(/^Ảnh chân dung/).setInputFiles(await paperPicture());
    await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
    await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
    await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  });
});
