import { type Browser, devices } from '@playwright/test';
import type { RefundRow } from '#contracts/desk/refund-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { decideAt } from '#test/domains/documents/registrant-documents-staff.ts';
import { enterCode, type Newcomer, newcomer } from '#test/journeys/customers/customer.ts';
import { closeOverlays } from '#test/journeys/first-visit.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { customer, fillCheckout, hydrated, payAtBank, purchase } from '#test/journeys/purchase.ts';
import { type OwnShop, openShopOnPostgres, sharedShop } from '#test/journeys/site/own-shop.ts';
import { enterStaff, readOutbox } from '#test/kit/staff.ts';
import { fillRegistrant, holderPapers, paperPicture, uploadPapers } from './domain-holder.ts';

type Person = { readonly page: Page; readonly shop: OwnShop; readonly hasScript: boolean };

/** Waits for the script of the page, where there is one. */
const ready = async ({ page, hasScript }: Person): Promise<void> => {
  if (hasScript) await hydrated(page);
};

const open = async (person: Person, path: string): Promise<void> => {
  await person.page.goto(person.shop.origin + path);
  await ready(person);
};

const addProduct = async (person: Person, slug: string): Promise<void> => {
  await open(person, `/san-pham/${slug}`);
  await person.page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(person.page).toHaveURL(/\/gio-hang/);
};

/** A server, a hosting, and a .vn name that is found from the hosting's line. */
const fillCart = async (person: Person, label: string): Promise<void> => {
  const { page } = person;
  await addProduct(person, purchase.slug);
  await addProduct(person, 'hosting-khoi-nghiep');
  await ready(person);
  await page.getByRole('link', { name: 'Tìm tên miền mới' }).click();
  await page.getByRole('textbox', { name: 'Tên miền' }).fill(label);
  await page.getByRole('textbox', { name: 'Tên miền' }).press('Enter');
  await expect(page.getByRole('heading', { name: `${label}.vn` })).toBeVisible();
  await page.getByRole('button', { name: /^Dùng cho / }).click();
  await expect(page.getByRole('link', { name: 'Vào giỏ hàng' }).first()).toBeVisible();
};

const fillForm = async ({ page, hasScript }: Person, email: string): Promise<void> => {
  if (hasScript) return fillCheckout(page, { phone: customer.phone, email });
  await page.getByLabel('Họ và tên').fill(customer.name);
  await page.getByLabel('Số điện thoại').fill(customer.phone);
  await page.getByLabel('Email nhận thông tin dịch vụ').fill(email);
  await page.getByLabel('Tỉnh, thành phố').selectOption({ label: customer.province });
  await page.getByLabel('Số nhà, đường').fill(customer.street);
  await page.getByRole('button', { name: 'Hiện phường, xã' }).click();
  await page.getByLabel('Phường, xã, đặc khu').selectOption({ index: 1 });
};

const finaliseOrder = async (person: Person, email: string): Promise<void> => {
  await open(person, '/checkout');
  await fillForm(person, email);
  await person.page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(person.page).toHaveURL(/\/thanh-toan\//);
};

/** The newest mail to an address that says this; waits for it. */
const mailAbout = async ({ staffDoor }: OwnShop, to: string, words: RegExp): Promise<string> => {
  let found = '';
  await expect
    .poll(async () => {
      found = (await readOutbox(staffDoor, to)).find(({ text }) => words.test(text))?.text ?? '';
      return found;
    })
    .toMatch(words);
  return found;
};

const openMailAndPay = async (person: Person, email: string): Promise<void> => {
  const { page, shop } = person;
  const mail = await mailAbout(shop, email, /\/don-hang\//);
  const link = /http\S+\/don-hang\/\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/thanh-toan\/[0-9a-f]+$/);
  await payAtBank(page);
  await expect(async () => {
    // With a script the page follows the payment itself.
    if (!person.hasScript) await page.goto(link);
    await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=[0-9a-f]+$/, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
};

const setPassword = async (person: Person, who: Newcomer): Promise<void> => {
  const { page, shop } = person;
  await ready(person);
  await page.getByLabel(/^Mật khẩu \*$/).fill(who.password);
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  await expect(page).toHaveURL(/\/xac-thuc/);
  await enterCode(page, who.email, shop.staffDoor);
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/);
};

/** Follows the steps until two services are ready and the name waits for documents. */
const followSteps = async (person: Person): Promise<void> => {
  const steps = person.page.getByRole('region', { name: 'Tiến độ bàn giao' });
  await expect(person.page.getByText('Tên miền sử dụng: Mua tên miền mới').first()).toBeVisible();
  await expect(async () => {
    if (!person.hasScript) await person.page.reload();
    await expect(steps.getByRole('link', { name: /^Mở dịch vụ/ })).toHaveCount(2, { timeout: 5_000 });
    await expect(steps.getByText('Đang chờ bạn nộp hồ sơ chủ thể.')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
};

/** Hands in the documents of the name; staff approve them. */
const registerName = async (person: Person): Promise<void> => {
  const { page, shop } = person;
  await page.getByRole('link', { name: 'Nộp hồ sơ' }).click();
  await expect(page.getByRole('heading', { name: /^Hồ sơ / })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await ready(person);
  await fillRegistrant(page);
  if (person.hasScript) await uploadPapers(page);
  else
    for (const label of holderPapers)
      await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(await paperPicture());
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  await expect(() => decideAt(shop.staffDoor, id, null)).toPass({ timeout: 30_000 });
};

/** Opens one of the customer's services from the list. */
const openService = async (person: Person, name: string | RegExp): Promise<void> => {
  await open(person, '/service');
  await person.page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(person.page).toHaveURL(/\/service\/[0-9a-f]+$/);
  await ready(person);
};

/** Reboots the server and sees it run again. Returns its address. */
const rebootServer = async (person: Person): Promise<string> => {
  const { page } = person;
  await openService(person, 'Cloud Server SSD 4');
  const address = await page
    .getByRole('main')
    .getByText(/^\d+(\.\d+){3}$/)
    .first()
    .textContent();
  await page.getByText('Khởi động lại', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Khởi động lại ngay' }).click();
  await expect(page.getByText('Đang khởi động lại').first()).toBeVisible();
  await expect(async () => {
    if (!person.hasScript) await page.reload();
    await expect(page.getByText('Đang chạy').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  return address ?? '';
};

const pointName = async (person: Person, name: string, address: string): Promise<void> => {
  const { page } = person;
  await openService(person, name);
  await page.getByRole('link', { name: 'Bản ghi DNS' }).click();
  await ready(person);
  await page.getByRole('link', { name: 'Trỏ web về Cloud Server SSD 4' }).click();
  await expect(page.getByText(`@ A ${address} (TTL 3600)`)).toBeVisible();
  await page.getByRole('button', { name: 'Áp dụng mẫu' }).click();
  await expect(page.getByRole('table').getByRole('cell', { name: address })).toHaveCount(2);
};

/** Cancels the hosting and asks for the money; staff confirm and pay, and a mail says so. */
const cancelHosting = async (person: Person, email: string): Promise<void> => {
  const { page, shop } = person;
  await openService(person, 'Hosting Khởi nghiệp');
  await page.getByRole('link', { name: 'Gia hạn & huỷ' }).click();
  const card = page.getByRole('region', { name: 'Huỷ dịch vụ' });
  await card.getByText('Huỷ ngay và hoàn tiền', { exact: true }).click();
  await card.getByLabel(/^Ngân hàng/).fill('Vietcombank');
  await card.getByLabel(/^Số tài khoản/).fill('0123456789');
  await card.getByLabel(/^Chủ tài khoản/).fill('NGUYEN THI MINH ANH');
  const typed = card.getByLabel(/^Để huỷ, gõ tên dịch vụ: Hosting Khởi nghiệp/).last();
  await typed.fill('Hosting Khởi nghiệp');
  await card.getByRole('button', { name: 'Gửi yêu cầu huỷ và hoàn tiền' }).click();
  await expect(card.getByText(/^Đã gửi yêu cầu huỷ ngay và hoàn/)).toBeVisible();

  const staff = await enterStaff(shop.staffDoor);
  const desk = deskVisitor(staff);
  const [request] = (await desk.list<RefundRow>('refunds', { filter: { state: 'asked' }, isDescending: true })).body
    .rows;
  expect((await desk.send('refunds', `/${request?.id}/confirm`, {})).status).toBe(200);
  await mailAbout(shop, email, /3 đến 5 ngày làm việc/);
  await page.reload();
  await expect(page.getByText(/^Sẽ chuyển về tài khoản bạn đã ghi/)).toBeVisible();
  expect((await desk.send('refunds', `/${request?.id}/paid`, {})).status).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Đã chuyển về tài khoản bạn đã ghi/)).toBeVisible();
};

/** The whole way of a buyer: ordered on a phone, paid and used on another device. */
const buyAndUse = async (browser: Browser, shop: OwnShop, hasScript: boolean): Promise<void> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: hasScript });
  const phone = { page: await context.newPage(), shop, hasScript };
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: hasScript });
  const device = { page: await elsewhere.newPage(), shop, hasScript };
  for (const each of [context, elsewhere]) await closeOverlays(each);
  const who = newcomer();
  const label = `ten${Date.now().toString(36)}`;

  await fillCart(phone, label);
  await finaliseOrder(phone, who.email);
  await openMailAndPay(device, who.email);
  await setPassword(device, who);
  await followSteps(device);
  await registerName(device);
  await pointName(device, `${label}.vn`, await rebootServer(device));
  await cancelHosting(device, who.email);
  await context.close();
  await elsewhere.close();
};

test.setTimeout(240_000);

for (const hasScript of [true, false])
  test(`what a guest buys on a phone is paid, delivered and used on another device, ${hasScript ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    await buyAndUse(browser, await sharedShop(), hasScript);
  });

test('the same way leads to the same end on PostgreSQL', async ({ browser }) => {
  const shop = await openShopOnPostgres();
  try {
    await buyAndUse(browser, shop, true);
  } finally {
    await shop.stop();
  }
});
