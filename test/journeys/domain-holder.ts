import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { origin } from './origins.ts';

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
