import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { origin } from './origins.ts';

/** Who stands for the names below .vn, as a form asks. */
export const holder = {
  'Họ và tên': 'Trần Thị Bích',
  'Ngày sinh': '05/10/1996',
  'Số căn cước công dân': '001196001234',
  'Địa chỉ': '12 phố Hàng Bông, Hà Nội',
  'Điện thoại': '0912345678',
  Email: 'bich@example.vn',
} as const;

/** What a citizen hands in. */
export const holderPapers = ['Bản khai', 'Căn cước công dân, mặt trước', 'Căn cước công dân, mặt sau', 'Ảnh chân dung'];

export const paperPicture = async () => ({
  name: 'anh.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 560, channels: 3, background: '#c86414' } })
    .png()
    .toBuffer(),
});

export const fillHolder = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(holder)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
};

/** Hands in every paper, each once the one before has arrived. */
export const handInPapers = async (page: Page): Promise<void> => {
  for (const [at, label] of holderPapers.entries()) {
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(await paperPicture());
    await expect(page.getByText(/^Đã nhận: ảnh/)).toHaveCount(at + 1);
  }
};

/** From the list of names to the papers of one; answers the id of its service. */
export const openPapers = async (page: Page, name: string): Promise<string> => {
  await page.goto(`${origin}/xac-thuc-thong-tin-domain`);
  await page.getByRole('link', { name: `Điền hồ sơ ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Hồ sơ ${name}` })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};
