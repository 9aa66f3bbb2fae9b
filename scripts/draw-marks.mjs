// Draws the shop's mark and the neutral stand-in for the ministry's badge. `node scripts/draw-marks.mjs`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const out = join(import.meta.dirname, '..', 'backend', 'media');

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 30" width="272" height="240" role="img" aria-label="Cửa Hàng Mây"><path fill="#3A50E0" d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"/><path fill="#F6B21B" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z"/></svg>`;

const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 114" width="300" height="114" role="img" aria-label="Đã thông báo"><rect x="1.5" y="1.5" width="297" height="111" rx="14" fill="#F4F6FE" stroke="#7485D6" stroke-width="3" stroke-dasharray="9 7"/><circle cx="57" cy="57" r="29" fill="none" stroke="#3A50E0" stroke-width="5"/><path d="m44 57 10 10 18-20" fill="none" stroke="#3A50E0" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g font-family="'Plus Jakarta Sans','DejaVu Sans',Arial,sans-serif" fill="#1B2559"><text x="102" y="54" font-size="23" font-weight="700">Đã thông báo</text><text x="102" y="82" font-size="16">Ô dành cho biểu trưng</text></g></svg>`;

mkdirSync(out, { recursive: true });
for (const [name, svg] of [
  ['logo', logo],
  ['da-thong-bao', badge],
]) {
  writeFileSync(join(out, `${name}.svg`), `${svg}\n`);
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9 })
    .toFile(join(out, `${name}.png`));
}
