import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What the journeys buy: Cloud Server SSD 4 for six months, two more IPv4 addresses, Windows. Amounts calculated by
 * hand.
 */
export const purchase = {
  slug: 'cloud-server-ssd-4',
  /** 296.000đ × 6 */
  plan: '1.776.000đ',
  /** 220.000đ × 6 */
  windows: '1.320.000đ',
  /** 100.000đ × 6 */
  addresses: '600.000đ',
  /** 8 % of each line: 142.080 + 105.600 + 48.000 */
  vat: '295.680đ',
  total: '3.991.680đ',
} as const;

export const customer = {
  name: 'Nguyễn Thị Minh Anh',
  phone: '0912 345 678',
  email: 'minh.anh@example.vn',
  province: 'Thành phố Hà Nội',
  street: '12 phố Hàng Bông',
} as const;

/** Goes from the home page to the product. */
export const findProduct = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/`);
  await expect(page).toHaveTitle(/SSD.*VPS/);
  await page.getByRole('link', { name: 'Xem cả cửa hàng' }).first().click();
  await expect(page).toHaveURL(/\/cua-hang$/);
  await page.goto(`${origin}/cua-hang/danh-muc/cloud-server`);
  await page
    .getByRole('article')
    .filter({ hasText: 'Cloud Server SSD 4' })
    .getByRole('link', { name: 'Chọn gói này' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/san-pham/${purchase.slug}`));
};

/** Wakes the page with a key that does nothing else, and waits until it is hydrated. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('$_TSR' in window));
};

/** Scripts of the next document arrive when the function that comes back is called: a network that is slow with them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/**
 * Hovers over an element whose script loads on the first touch, until React has hydrated it. Repeats a hover that came
 * too early.
 */
export const hoverUntilHydrated = async (part: Locator): Promise<void> => {
  const heard = async () => {
    await part.page().mouse.move(0, 0);
    await part.hover();
    return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  };
  await expect.poll(heard).toBe(true);
};

/** Chooses six months, Windows and two more IPv4 addresses; works with and without JavaScript. */
export const choose = async (page: Page): Promise<void> => {
  for (const name of [/^6 tháng/, /Windows Server/, /^2 địa chỉ/]) {
    const choice = page.locator('label').filter({ has: page.getByRole('radio', { name, includeHidden: true }) });
    if (!(await choice.isVisible())) await page.locator('summary', { hasText: 'Địa chỉ IPv4 thêm' }).click();
    await choice.click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
};

/** Chooses six months, two more IPv4 addresses and Windows, and waits for the new total. */
export const configure = async (page: Page): Promise<void> => {
  await hydrated(page);
  await choose(page);
  await expect(page.getByText(purchase.total).first()).toBeVisible();
};

/** Fills in the checkout form, and the address if the order asks for one. */
export const fillCheckout = async (
  page: Page,
  contact: { readonly phone: string; readonly email: string } = customer,
): Promise<void> => {
  await hydrated(page);
  await page.getByLabel('Họ và tên').fill(customer.name);
  await page.getByLabel('Số điện thoại').fill(contact.phone);
  await page.getByLabel('Email nhận thông tin dịch vụ').fill(contact.email);
  if ((await page.getByLabel('Số nhà, đường').count()) > 0) await fillAddress(page);
};

/** Types provinces and wards without accents. */
const fillAddress = async (page: Page): Promise<void> => {
  // Until its script has loaded the field is the browser's own select.
  const typed = page.locator('input');
  await page.getByLabel('Tỉnh, thành phố').and(typed).fill('ha noi');
  await page.getByRole('option', { name: customer.province }).click();
  const ward = page.getByLabel('Phường, xã, đặc khu').and(typed);
  await expect(ward).toBeEnabled();
  await ward.fill('hoan kiem');
  await page
    .getByRole('option', { name: /Hoàn Kiếm/ })
    .first()
    .click();
  await page.getByLabel('Số nhà, đường').fill(customer.street);
};

/** Orders a server as a guest and stays at its payment; returns the order's number. */
export const orderAsGuest = async (
  page: Page,
  shop: string,
  { phone = customer.phone, email }: { readonly phone?: string; readonly email: string },
): Promise<string> => {
  await page.goto(`${shop}/san-pham/${purchase.slug}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await page.goto(`${shop}/checkout`);
  await page.getByLabel('Họ và tên').fill(customer.name);
  await page.getByLabel('Số điện thoại').fill(phone);
  await page.getByLabel('Email nhận thông tin dịch vụ').fill(email);
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page).toHaveURL(/\/thanh-toan\//);
  const main = page.getByRole('main');
  await expect(main).toContainText(/DH\d{12,}/);
  const [number = ''] = /DH\d{12,}/.exec((await main.textContent()) ?? '') ?? [];
  return number;
};

/**
 * Pays at the sandbox bank, in a tab of its own, which is open until the bank has answered: a tab that is closed right
 * after the press may never send it.
 */
export const payAtBank = async (page: Page): Promise<void> => {
  const bank = await page.context().newPage();
  await bank.goto((await page.getByRole('link', { name: 'Mở ngân hàng thử nghiệm' }).getAttribute('href')) ?? '');
  await bank
    .getByRole('button', { name: /^Xác nhận/ })
    .first()
    .click();
  // The bank beside the backend, or that of the fakes.
  await expect(bank.getByText(/^(?:Cửa hàng đã ghi nhận thông báo\.|Đã nhận tiền)$/).first()).toBeVisible();
  await bank.close();
};

/**
 * The whole purchase: find, configure, order, pay at the sandbox bank, and see result, invoice and an empty cart badge.
 */
export const buyServer = async (page: Page, shop: string): Promise<void> => {
  await findProduct(page, shop);
  await configure(page);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();

  await expect(page).toHaveURL(/\/gio-hang\?orderId=/);
  await expect(page.getByRole('heading', { name: 'Giỏ hàng', level: 1 })).toBeVisible();
  await expect(page.getByText(purchase.total).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();

  await expect(page).toHaveURL(/\/thanh-toan\//);
  await expect(page.getByRole('img', { name: `Mã VietQR, số tiền ${purchase.total}` })).toBeVisible();
  await payAtBank(page);

  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/, { timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Thanh toán thành công' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Xem hoá đơn' }).click();
  await expect(page.getByRole('heading', { name: 'HOÁ ĐƠN GIÁ TRỊ GIA TĂNG' })).toBeVisible();
  await expect(page.getByText('Ba triệu chín trăm chín mươi mốt nghìn sáu trăm tám mươi đồng')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Giỏ hàng, / })).toHaveCount(0);
};
