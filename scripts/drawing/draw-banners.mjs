// Draws the art of banners into backend/media; the page writes the words. `node scripts/drawing/draw-banners.mjs`
import { join } from 'node:path';
import sharp from 'sharp';
import { placed } from './place.mjs';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');

/** Width and height in pixels, as in contracts/seed/content/pictures.ts. */
const sizes = { banner: [720, 468], popup: [404, 300], icon: [252, 100], foot: [480, 202] };

const pictures = {
  'banner-gpu-desktop': ['gpu', 'banner'],
  'banner-hosting-ten-mien': ['siteAndMail', 'banner'],
  'banner-sao-luu-m365': ['vault', 'banner'],
  'popup-cloud-server': ['towers', 'popup'],
  'popup-ten-mien': ['globe', 'popup'],
  'popup-lich-truc-tet': ['calendar', 'popup'],
  'popup-doi-tac': ['houses', 'popup'],
  'bieu-tuong-tu-van': ['bubble', 'icon'],
  'chan-trang-chuyen-dich-vu': ['move', 'foot'],
};

for (const [file, [motif, size]] of Object.entries(pictures)) {
  const [width, height] = sizes[size];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed(motif, width / 2, height / 2, width - 8, height - 8)}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, effort: 10 })
    .toFile(join(out, `${file}.png`));
}
