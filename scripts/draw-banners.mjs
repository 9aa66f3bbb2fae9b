// Draws banners into backend/media, in a browser for the shop's own font. `node scripts/draw-banners.mjs`
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, quietFlags } from './browser.mjs';
import { grounds, placed } from './drawing/place.mjs';

const root = join(import.meta.dirname, '..');
const out = join(root, 'backend', 'media');
const INK = '#121A30';
const MUTED = '#434D66';

const fontFace = ['latin', 'vietnamese']
  .map((part) => {
    const file = join(root, 'src/ui/theme/fonts', `plus-jakarta-sans-${part}-wght-normal.woff2`);
    const range =
      part === 'vietnamese'
        ? 'unicode-range:U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB;'
        : '';
    return `@font-face{font-family:Jakarta;font-weight:200 800;${range}src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
  })
  .join('');

const text = (x, y, size, weight, fill, words) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" word-spacing=".09em">${words}</text>`;

/** Two lines, one line of facts, a button, and a motif on the right. */
const slide = ({ ground, lines, facts, press, pressWidth, motif }) => ({
  width: 1440,
  height: 404,
  body: [
    `<rect width="1440" height="404" fill="${grounds[ground][0]}"/>`,
    ...lines.map((line, row) => text(64, 112 + row * 68, 54, 700, INK, line)),
    text(64, 246, 34, 500, MUTED, facts),
    `<rect x="64" y="288" width="${pressWidth}" height="68" rx="14" fill="#2B3FCB"/>`,
    text(92, 333, 30, 600, '#FFFFFF', press),
    placed(motif, 1160, 202, 460, 330),
  ],
});

const popup = ({ ground, title, price, facts, motif }) => ({
  width: 808,
  height: 516,
  body: [
    `<rect width="808" height="516" fill="${grounds[ground][0]}"/>`,
    placed(motif, 620, 156, 330, 240),
    ...title.map((line, row) => text(48, 96 + row * 58, 46, 700, INK, line)),
    text(48, 360, 62, 700, INK, price),
    ...facts.map((line, row) => text(48, 420 + row * 44, 30, 500, MUTED, line)),
  ],
});

const pictures = {
  'banner-gpu-desktop': slide({
    ground: 'indigo',
    lines: ['GPU Cloud Desktop,', 'máy đồ hoạ thuê theo tháng'],
    facts: 'Từ 2.990.000đ/tháng, chưa gồm VAT',
    press: 'Xem cấu hình GPU',
    pressWidth: 318,
    motif: 'gpu',
  }),
  'banner-hosting-ten-mien': slide({
    ground: 'turmeric',
    lines: ['Có trang web', 'trong một buổi tối'],
    facts: 'Hosting từ 29.000đ/tháng, chưa gồm VAT',
    press: 'Xem các gói hosting',
    pressWidth: 348,
    motif: 'siteAndMail',
  }),
  'banner-sao-luu-m365': slide({
    ground: 'green',
    lines: ['Microsoft 365 cũng', 'cần một bản sao riêng'],
    facts: 'Từ 490.000đ/tháng, chưa gồm VAT',
    press: 'Xem gói sao lưu',
    pressWidth: 286,
    motif: 'vault',
  }),
  'popup-cloud-server': popup({
    ground: 'indigo',
    title: ['Cloud Server', 'SSD 4'],
    price: '329.000đ/tháng',
    facts: ['2 vCPU · 4 GB RAM · 60 GB NVMe', 'Gia hạn 389.000đ, chưa gồm VAT'],
    motif: 'towers',
  }),
  'popup-ten-mien': popup({
    ground: 'turmeric',
    title: ['Giữ tên .vn', 'trước đã'],
    price: '666.000đ năm đầu',
    facts: ['Gia hạn 458.000đ mỗi năm', 'Đã gồm VAT và phí nhà nước'],
    motif: 'globe',
  }),
  'popup-lich-truc-tet': popup({
    ground: 'turmeric',
    title: ['Tết Bính Ngọ', 'vẫn có người trực'],
    price: '1800 6070',
    facts: ['Miễn cước, cả ngày đêm,', 'kể cả mồng một'],
    motif: 'calendar',
  }),
  'popup-doi-tac': popup({
    ground: 'green',
    title: ['Dành cho', 'đại lý'],
    price: 'Trang đối tác',
    facts: ['Bảng giá và tài liệu', 'ở một nơi'],
    motif: 'houses',
  }),
  'bieu-tuong-tu-van': {
    width: 252,
    height: 160,
    body: [
      `<rect width="252" height="160" fill="${grounds.turmeric[0]}"/>`,
      placed('bubble', 126, 58, 120, 92),
      text(126, 142, 30, 700, INK, 'Nhờ chọn giúp').replace('<text ', '<text text-anchor="middle" '),
    ],
  },
  'chan-trang-chuyen-dich-vu': {
    width: 1440,
    height: 152,
    body: [
      `<rect width="1440" height="152" fill="${grounds.indigo[0]}"/>`,
      text(64, 70, 44, 700, INK, 'Chuyển nhà về đây, không gián đoạn'),
      text(64, 120, 30, 500, MUTED, 'Hosting, email, máy chủ: kỹ thuật viên làm cùng bạn'),
      placed('move', 1220, 76, 300, 138),
    ],
  },
};

const browser = await chromium.launch({ executablePath: findBrowser(), args: quietFlags });
try {
  const page = await browser.newPage();
  for (const [file, { width, height, body }] of Object.entries(pictures)) {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<style>${fontFace}body{margin:0}svg{display:block;font-family:Jakarta}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body.join('')}</svg>`,
    );
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 48, dither: 0, effort: 10 })
      .toFile(join(out, `${file}.png`));
  }
} finally {
  await browser.close();
}
