import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { UseCases } from '#core/operations.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import type { Service } from '#core/services/service.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { answerAsBank, freshIdempotencyKey, placeCart } from '#test/journeys/customers/browser-visitor.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk, namedDomain } from '#test/kit/fakes/shop.ts';

/** Form data of the registrant for .vn names. */
export const registrantFields = {
  'Họ và tên': 'Trần Thị Bích',
  'Ngày sinh': '05/10/1996',
  'Số căn cước công dân': '001196001234',
  'Địa chỉ': '12 phố Hàng Bông, Hà Nội',
  'Điện thoại': '0912345678',
  Email: 'bich@example.vn',
} as const;

/** Registrant documents that a citizen uploads. */
export const holderPapers = ['Bản khai', 'Căn cước công dân, mặt trước', 'Căn cước công dân, mặt sau', 'Ảnh chân dung'];

export const paperPicture = async () => ({
  name: 'anh.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 560, channels: 3, background: '#c86414' } })
    .png()
    .toBuffer(),
});

export const fillRegistrant = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(registrantFields))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text);
};

/** Uploads every registrant document, each after the previous upload has finished. */
export const uploadPapers = async (page: Page): Promise<void> => {
  for (const [at, label] of holderPapers.entries()) {
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(await paperPicture());
    await expect(page.getByText(/^Đã nhận: ảnh/)).toHaveCount(at + 1);
  }
};

/** Opens the registrant documents of a name from the list; returns the id of its service. */
export const openPapers = async (page: Page, name: string): Promise<string> => {
  await page.goto(`${origin}/xac-thuc-thong-tin-domain`);
  await page.getByRole('link', { name: `Điền hồ sơ ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Hồ sơ ${name}` })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** A name that nobody has, below `com` or another extension. */
export const freshDomain = (extension: string): string => `ten-${freshIdempotencyKey().slice(0, 12)}.${extension}`;

/** Buys a name and pays it; it is set up afterwards. */
export const orderDomain = async (useCases: UseCases, name: string): Promise<void> => {
  const slug = `ten-mien-${name.split('.').at(-1)}`;
  const product = expectOk(await useCases.loadProduct({ slug }));
  const configuration = { ...defaultConfiguration(product), ...namedDomain(product, name) };
  const expectedTotal = expectOk(computeQuote(product, configuration)).totals.gross;
  const added = expectOk(
    await useCases.addToCart({
      slug,
      configuration,
      expectedTotal,
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  if (added.cart === null) throw new Error('the name is not in the cart');
  await answerAsBank(useCases, await placeCart(useCases, added.cart));
};

/** The running services of a customer. */
export const listRunning = async (useCases: UseCases): Promise<readonly Service[]> =>
  expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.filter(
    ({ status }) => status === 'COMPLETED',
  );

/** Buys a name for a customer, and waits until it runs. */
export const buyDomain = async (useCases: UseCases, name: string): Promise<ServiceId> => {
  await orderDomain(useCases, name);
  const find = async () => (await listRunning(useCases)).find((service) => service.name === name)?.id;
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  const id = await find();
  if (id === undefined) throw new Error(`${name} runs no more`);
  return id;
};
