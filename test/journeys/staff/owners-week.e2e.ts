import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addProduct, answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { openStaffPage } from './staff-page.ts';

/** Counts what the member presses from now on; letters are not counted. */
const countPresses = async (page: Page): Promise<() => number> => {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() => addEventListener('click', () => void Reflect.get(window, 'pressed')(), true));
  return () => presses;
};

type Desk = { readonly page: Page; readonly presses: () => number };

/** The first page of the desk, where each task of the week begins. */
const openDesk = async (browser: Parameters<typeof openStaffPage>[0], width = 1440): Promise<Desk> => {
  const page = await openStaffPage(browser, { viewport: { width, height: 900 } });
  const presses = await countPresses(page);
  await page.goto('/desk');
  await expect(page.getByRole('combobox', { name: 'Tìm khắp nơi' })).toBeVisible();
  return { page, presses };
};

/** Opens a place by the menu, as people do. */
const openPlace = async (page: Page, name: string): Promise<void> => {
  const place = page.getByRole('menuitem', { name, exact: true });
  if (!(await place.isVisible())) await page.getByRole('button', { name: 'Mở danh mục' }).click();
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Opens a record of a list: a row, or on a phone an item that begins with its name. */
const chooseRow = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(words).first().click();

/** On the list of products: opens a plan, and changes whether it is sold. */
const sell = async (page: Page, plan: string, how: string): Promise<void> => {
  await page.getByLabel('Tên hoặc mã sản phẩm').fill(plan);
  await chooseRow(page, plan);
  await page.getByRole('combobox', { name: 'Bán' }).click();
  await page.getByRole('option', { name: how }).click();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu')).toBeVisible();
};

const searchEverywhere = async (page: Page, words: string, found: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: 'Tìm khắp nơi' }).fill(words);
  await page.getByRole('option', { name: found }).first().click();
};

/** A customer with a running service of the cheapest plan of a line. */
const rent = async (
  useCases: UseCases,
  sku: string,
): Promise<{ readonly name: string; readonly email: string; readonly id: ServiceId }> => {
  const { fullName: name, email } = await becomeCustomer(useCases);
  const slug = seedProducts.find((product) => product.sku === sku)?.slug;
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases, slug)));
  const ready = async () =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.find(
      ({ status }) => status === 'COMPLETED',
    )?.id;
  await expect.poll(ready, { timeout: 40_000 }).toBeDefined();
  const id = await ready();
  if (id === undefined) throw new Error('nothing is rented');
  return { name, email, id };
};

/** What a task may cost; the figure is told to whoever runs the journeys. */
const tell = ({ presses }: Desk, most: number): void => {
  test.info().annotations.push({ type: 'presses', description: String(presses()) });
  expect(presses()).toBeLessThanOrEqual(most);
};

for (const width of [1440, 390])
  test.describe(`the owner’s week, ${width} px wide`, () => {
    test('CAT-10 a plan that has run out is sold no more, and goes on for those who have it', async ({
      browser,
      page,
    }) => {
      const desk = await openDesk(browser, width);
      const plan = width > 1_000 ? 'Cloud Server SSD 7' : 'Cloud Server SSD 6';
      await openPlace(desk.page, 'Sản phẩm');
      await sell(desk.page, plan, 'Chỉ gia hạn');
      tell(desk, 7);
      const slug = seedProducts.find(({ title }) => title === plan)?.slug;
      await expect(async () => {
        await page.goto(`${origin}/san-pham/${slug}`);
        await expect(page.getByRole('button', { name: 'Thêm vào giỏ' })).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      // Other journeys buy here, too.
      await desk.page.goto('/desk#/products');
      await sell(desk.page, plan, 'Đang bán');
      await desk.page.context().close();
    });

    test('a customer whose name was misheard is found, and told where the server is', async ({ browser, page }) => {
      const { name, email, id } = await rent(useCasesOf(page.request), 'CS-01');
      const desk = await openDesk(browser, width);
      // The first word loses a letter.
      const heard = name.replace(/^(\S)\S/, '$1');
      await searchEverywhere(desk.page, heard, new RegExp(email));
      await expect(desk.page.getByRole('heading', { level: 1 })).toContainText(name);
      await desk.page
        .getByRole('link', { name: /Cloud Server SSD 1/ })
        .first()
        .click();
      await expect(desk.page.getByText(/^\d+\.\d+\.\d+\.\d+$/)).toBeVisible();
      await expect(desk.page).toHaveURL(new RegExp(`/services/${id}/show`));
      tell(desk, 3);
      await desk.page.context().close();
    });

    test('the turnover of the month by line, and the file for the accountant', async ({ browser, page }) => {
      await rent(useCasesOf(page.request), 'WH-01');
      const desk = await openDesk(browser, width);
      await openPlace(desk.page, 'Doanh thu');
      await chooseRow(desk.page, /^\d\d\/20\d\d/);
      await expect(desk.page.getByRole('row', { name: /Web Hosting/ })).toBeVisible();
      const [download] = await Promise.all([
        desk.page.waitForEvent('download'),
        desk.page.getByRole('link', { name: 'Tệp Excel cho kế toán' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
      tell(desk, 4);
      await desk.page.context().close();
    });

    test('half of a hosting is refunded, and the adjusting invoice of that half is at its order', async ({
      browser,
      page,
    }) => {
      const { id } = await rent(useCasesOf(page.request), 'WH-01');
      const desk = await openDesk(browser, width);
      await desk.page.goto(`/desk#/services/${id}/show`);
      await desk.page.getByRole('button', { name: 'Hoàn một phần' }).click();
      const form = desk.page.getByRole('dialog');
      const paid = /Khách đã trả ([\d.]+)đ/.exec((await form.textContent()) ?? '')?.[1]?.replaceAll('.', '');
      const half = Math.floor(Number(paid) / 2);
      expect(half).toBeGreaterThan(0);
      await form.getByLabel(/^Số tiền hoàn/).fill(String(half));
      await form.getByLabel('Dịch vụ chạy tiếp').uncheck();
      await form.getByLabel(/^Lý do/).fill('Khách rời giữa kỳ');
      await form.getByLabel(/^Ngân hàng/).fill('Vietcombank');
      await form.getByLabel(/^Số tài khoản/).fill('0071000123456');
      await form.getByLabel(/^Chủ tài khoản/).fill('NGUYEN VAN A');
      await form.getByRole('button', { name: 'Hoàn một phần' }).click();
      await desk.page.getByRole('link', { name: 'Mở' }).first().click();
      for (const action of ['Xác nhận, dừng dịch vụ', 'Ghi đã chuyển tiền']) {
        await desk.page.getByRole('button', { name: action }).click();
        await desk.page.getByRole('dialog').getByRole('button').last().click();
        await expect(desk.page.getByRole('dialog')).toHaveCount(0);
      }
      await desk.page.getByRole('link', { name: /^DH\d{12,}/ }).click();
      await expect(desk.page.getByRole('link', { name: / số \d+$/ })).toHaveCount(2);
      await expect(desk.page.getByText(`−${half.toLocaleString('vi-VN')}đ`).first()).toBeVisible();
      tell(desk, 9);
      await desk.page.context().close();
    });

    test('who changed a price yesterday: the log says it in words, from the menu', async ({ browser }) => {
      const desk = await openDesk(browser, width);
      await openPlace(desk.page, 'Sản phẩm');
      await desk.page.getByLabel('Tên hoặc mã sản phẩm').fill('ssd 8');
      const price = width > 1_000 ? '2480000' : '2470000';
      await chooseRow(desk.page, 'Cloud Server SSD 8');
      await desk.page
        .getByRole('textbox', { name: /^Giá \*/ })
        .or(desk.page.getByLabel('Giá *'))
        .first()
        .fill(price);
      await desk.page.getByRole('button', { name: 'Lưu' }).click();
      await expect(desk.page.getByText('Đã lưu')).toBeVisible();
      await openPlace(desk.page, 'Nhật ký');
      await expect(desk.page.getByText(/Sửa · Sản phẩm CS-08/).first()).toBeVisible();
      const said = Number(price).toLocaleString('vi-VN');
      await expect(desk.page.getByText(new RegExp(`→ ${said}đ`)).first()).toBeVisible();
      await expect(desk.page.getByRole('main')).not.toContainText('/desk/');
      tell(desk, 6);
      await desk.page.context().close();
    });

    test('a request is answered with a file, which the customer saves', async ({ browser, page }) => {
      const title = `Không vào được bảng điều khiển ${width}`;
      const { email } = await becomeCustomer(useCasesOf(page.request));
      await page.goto(`${origin}/yeu-cau-ho-tro`);
      await page.getByLabel(/^Tiêu đề/).fill(title);
      await page.getByLabel(/^Nội dung/).fill('Nhật ký kèm theo.');
      await page.getByLabel(/^Tệp kèm theo/).setInputFiles({
        name: 'lỗi.log',
        mimeType: 'text/plain',
        buffer: Buffer.from('Lỗi 500\n'),
      });
      await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
      await expect(page.getByRole('link', { name: 'lỗi.log' })).toBeVisible();

      const desk = await openDesk(browser, width);
      await openPlace(desk.page, 'Hỗ trợ');
      await desk.page.getByLabel(/^Số, tiêu đề/).fill(email);
      await chooseRow(desk.page, new RegExp(title));
      const [sent] = await Promise.all([
        desk.page.waitForEvent('download'),
        desk.page.getByRole('link', { name: /^lỗi\.log/ }).click(),
      ]);
      expect(sent.suggestedFilename()).toBe('lỗi.log');
      await desk.page.getByRole('button', { name: 'Trả lời' }).click();
      const form = desk.page.getByRole('dialog');
      await form.getByLabel(/^Nội dung/).fill('Làm theo tệp này.');
      await form.getByLabel('Tệp kèm theo').setInputFiles({
        name: 'hướng dẫn.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`),
      });
      await form.getByRole('button', { name: 'Trả lời' }).click();
      await expect(form).toHaveCount(0);
      await expect(desk.page.getByRole('link', { name: /^hướng dẫn\.zip/ })).toBeVisible();
      tell(desk, 6);

      await page.reload();
      const [answer] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'hướng dẫn.zip' }).click(),
      ]);
      expect(answer.suggestedFilename()).toBe('hướng dẫn.zip');
      await desk.page.context().close();
    });
  });
