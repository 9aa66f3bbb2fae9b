import { expect, type Page } from '@playwright/test';
import { fillCheckout, hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { amountBeside, amountsIn, expectAmountBeside, payOnce, sum } from './shown-amounts.ts';

/** The ordered products: their name in the portal and the price on their page, đồng with VAT. */
export type ShownPrices = Map<string, number>;

export const main = (page: Page) => page.getByRole('main');

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};

export const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

const inCart = async (page: Page, title: string): Promise<void> => {
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
};

/** Adds a product with its default configuration and records the price on its page. */
const addHere = async (page: Page, title: string, shown: ShownPrices): Promise<void> => {
  shown.set(title, await amountBeside(main(page), 'Thanh toán hôm nay'));
  await press(page, 'Thêm vào giỏ');
  await inCart(page, title);
};

/** Chooses another term than the default one; the summary updates once its script has loaded. */
const chooseTerm = async (page: Page, term: RegExp): Promise<void> => {
  const before = await amountBeside(main(page), 'Thanh toán hôm nay');
  const radio = page.getByRole('radio', { name: term, includeHidden: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
  await expect.poll(() => amountBeside(main(page), 'Thanh toán hôm nay')).not.toBe(before);
};

/** Twenty names, seven of them free and unique to this run. */
const namesToLookUp = (own: string) => {
  const free = ['a.vn', 'a.id.vn', 'a.com', 'a.shop', 'b.com', 'b.net', 'b.cloud'].map((end) => own + end);
  const taken = ['google.com', 'facebook.com', 'tuoitre.vn', 'may.vn', 'cloud.vn', 'shop.vn', 'quochoi.vn', 'hanoi.vn'];
  const wrong = [`${own}a.vn`, `${own}.zip`, `www.${own}a.com`, 'khong_hop_le.vn', 'a.b.com'];
  return { free, all: [...free, ...taken, ...wrong] };
};

export const addNames = async (page: Page, own: string, shown: ShownPrices): Promise<readonly string[]> => {
  const { free, all } = namesToLookUp(own);
  await open(page, '/tim-kiem-domain?tab=nhieu');
  await page.getByLabel('Danh sách tên miền').fill(all.join('\n'));
  await press(page, 'Kiểm tra danh sách');
  const table = page.getByRole('table', { name: 'Kết quả kiểm tra danh sách tên miền' });
  await expect(table.locator('tbody tr')).toHaveCount(20);
  await press(page, 'Thêm 7 tên còn trống vào giỏ');
  await expect(table.getByText('Đã trong giỏ')).toHaveCount(7);
  for (const name of free) {
    const row = table.locator('tbody tr').filter({ has: page.getByRole('cell', { name, exact: true }) });
    shown.set(name, amountsIn((await row.first().textContent()) ?? '')[0] ?? Number.NaN);
  }
  await expectAmountBeside(main(page), 'Tổng cộng', sum([...shown.values()]));
  await page.getByRole('link', { name: 'Vào giỏ hàng' }).first().click();
  await inCart(page, free[0] ?? '');
  return free;
};

export const buyHosting = async (page: Page, shown: ShownPrices): Promise<void> => {
  await open(page, '/san-pham/hosting-khoi-nghiep');
  await chooseTerm(page, /^12 tháng/);
  await addHere(page, 'Hosting Khởi nghiệp', shown);
};

/** Compares three servers and orders the second at the price on its own page. */
export const buyCompared = async (page: Page, shown: ShownPrices): Promise<void> => {
  const titles = ['Cloud Server SSD 2', 'Cloud Server SSD 3', 'Cloud Server SSD 4'];
  await open(page, '/cua-hang/danh-muc/cloud-server');
  for (const title of titles)
    await main(page)
      .getByRole('link', { name: `So sánh ${title}`, exact: true })
      .click();
  await page.getByRole('region', { name: 'Gói đang so sánh' }).getByRole('link', { name: 'So sánh 3 gói' }).click();
  const table = page.getByRole('table', { name: 'Bảng so sánh' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const compared = page.url();
  await table.getByRole('link', { name: 'Cloud Server SSD 3', exact: true }).click();
  await expect(page).toHaveURL(/\/san-pham\/cloud-server-ssd-3/);
  shown.set('Cloud Server SSD 3', await amountBeside(main(page), 'Thanh toán hôm nay'));
  await page.goto(compared);
  await hydrated(page);
  await table.getByRole('button', { name: 'Thêm vào giỏ: Cloud Server SSD 3' }).click();
  await inCart(page, 'Cloud Server SSD 3');
};

/** Adds a server with an instalment plan: only the first instalment is paid today. */
export const buyByTheMonth = async (page: Page, shown: ShownPrices): Promise<void> => {
  await open(page, '/san-pham/may-chu-rieng-e3');
  await page.locator('summary', { hasText: 'Cách trả' }).click();
  const plan = page.getByRole('link', { name: /^Trả góp 12 tháng/ });
  const [first] = amountsIn((await plan.textContent()) ?? '');
  await plan.click();
  await expect(page).toHaveURL(/plan=tra-gop-12/);
  await expect.poll(() => amountBeside(main(page), 'Thanh toán hôm nay')).toBe(first);
  await addHere(page, 'Máy chủ riêng E3', shown);
  const line = page.getByRole('article').filter({ hasText: 'Máy chủ riêng E3' });
  const said = await line.getByText(/^Trả góp 12 tháng: tháng đầu/).textContent();
  expect(amountsIn(said ?? '')[0]).toBe(amountsIn((await line.textContent()) ?? '')[0]);
};

export const buyOffice = async (page: Page, own: string, shown: ShownPrices): Promise<void> => {
  await open(page, '/san-pham/office-365-e3');
  const one = await amountBeside(main(page), 'Thanh toán hôm nay');
  await page.getByRole('textbox', { name: /^Tên miền/ }).fill(`${own}a.com`);
  await page.getByRole('spinbutton', { name: 'Số người dùng' }).fill('7');
  await expect.poll(() => amountBeside(main(page), 'Thanh toán hôm nay')).toBeGreaterThan(6 * one);
  await addHere(page, 'Office 365 E3', shown);
  const line = page.getByRole('article').filter({ hasText: 'Office 365 E3' });
  await expect(line.getByRole('spinbutton')).toHaveValue('7');
};

export const registerBackup = async (page: Page, own: string, shown: ShownPrices): Promise<void> => {
  await open(page, '/dang-ky-microsoft-365-backup');
  await page.getByLabel(/Số người dùng/).fill('7');
  const title = 'Sao lưu M365 10 người dùng';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  shown.set(title, await amountBeside(main(page), 'Thanh toán hôm nay'));
  await page.getByLabel(/Tên miền của tổ chức/).fill(`${own}a.com`);
  await press(page, 'Thêm vào giỏ');
  await expect(page.getByRole('heading', { name: 'Gói sao lưu đã ở trong giỏ' })).toBeVisible();
  await expectAmountBeside(main(page), title, shown.get(title) ?? Number.NaN);
};

export const buyLab = async (page: Page, shown: ShownPrices): Promise<void> => {
  await open(page, '/thuc-hanh-lab/lab-linux-co-ban');
  await main(page)
    .getByRole('link', { name: /^(Thuê|Chọn)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/san-pham\/lab-linux-co-ban/);
  await addHere(page, 'Lab Linux cơ bản', shown);
};

/** Applies the best code with one click and the gift code by typing it; returns the new total of the cart. */
export const applyCodes = async (page: Page, shown: ShownPrices): Promise<number> => {
  const total = () => amountBeside(main(page), 'Tổng cộng');
  await expect.poll(total).toBe(sum([...shown.values()]));
  await press(page, 'Áp dụng mã CHAOMUNG10');
  await expect(page.getByRole('button', { name: 'Bỏ mã CHAOMUNG10' })).toBeVisible();
  await page.getByLabel('Nhập mã').fill('tangidvn');
  await main(page).getByRole('button', { name: 'Áp dụng', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bỏ mã TANGIDVN' })).toBeVisible();
  const savings = page.getByText(/^Giảm [\d.]+đ, đã gồm VAT$/);
  await expect(savings).toHaveCount(2);
  const rows = ['Giảm giá CHAOMUNG10', 'Giảm giá TANGIDVN'].map((label) => amountBeside(main(page), label));
  const saved = -sum(await Promise.all(rows));
  expect(sum((await savings.allTextContents()).flatMap(amountsIn))).toBe(saved);
  const left = sum([...shown.values()]) - saved;
  await expectAmountBeside(main(page), /^Tạm tính/, sum([...shown.values()]));
  await expect.poll(total).toBe(left);
  return left;
};

/** Goes from the cart to the paid invoice. `contact`: a person without earlier orders, for codes that require one. */
export const checkOut = async (
  page: Page,
  amount: number,
  contact?: { readonly phone: string; readonly email: string },
): Promise<void> => {
  await page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillCheckout(page, contact);
  await expectAmountBeside(main(page), 'Tổng thanh toán', amount);
  await press(page, 'Đặt hàng và lấy mã QR');
  await payOnce(page, amount);
};
