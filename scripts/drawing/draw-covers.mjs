// Draws article covers and project pictures into backend/media. `node scripts/drawing/draw-covers.mjs`
import { join } from 'node:path';
import sharp from 'sharp';
import { floor, grounds, placed } from './place.mjs';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');
const WIDTH = 1200;
const HEIGHT = 675;

/** Articles from newest to oldest, so that neighbours differ. */
const pictures = [
  ['bai-viet-chon-vps-cho-woocommerce-tinh-ram', 'towers', 'indigo'],
  ['bai-viet-docker-hay-may-ao', 'pyramid', 'turmeric'],
  ['bai-viet-dang-ky-ten-mien-vn-can-giay-to-gi', 'globe', 'indigo'],
  ['bai-viet-sao-luu-3-2-1-duoi-100000-dong', 'vault', 'green'],
  ['bai-viet-vi-sao-email-vao-thu-rac-spf-dkim-dmarc', 'envelope', 'indigo'],
  ['bai-viet-chuan-bi-may-chu-cho-dot-ban-hang-11-11', 'bars', 'turmeric'],
  ['bai-viet-doc-hoa-don-vat-dich-vu-so', 'receipt', 'green'],
  ['bai-viet-thue-gpu-theo-thang-hay-mua', 'gpu', 'indigo'],
  ['bai-viet-chuyen-nha-hosting-khong-gian-doan', 'move', 'turmeric'],
  ['bai-viet-object-storage-s3-dung-vao-viec-gi', 'store', 'green'],
  ['bai-viet-bao-mat-ssh-may-chu-moi', 'lockedServer', 'indigo'],
  ['bai-viet-bare-metal-hay-cloud-server', 'chassis', 'turmeric'],
  ['bai-viet-microsoft-365-hay-mail-server-rieng', 'letters', 'green'],
  ['bai-viet-windows-server-tren-vps-ban-quyen', 'panes', 'indigo'],
  ['bai-viet-ban-ghi-dns-cho-nguoi-moi', 'nodes', 'turmeric'],
  ['bai-viet-chung-chi-ssl-mien-phi-hay-tra-tien', 'shield', 'green'],
  ['bai-viet-ten-mien-id-vn-cho-cong-dan', 'card', 'indigo'],
  ['bai-viet-chuyen-ten-mien-sang-nha-dang-ky-khac', 'houses', 'turmeric'],
  ['bai-viet-raid-cho-may-chu-thue', 'drives', 'green'],
  ['bai-viet-kubernetes-lab-cho-lop-hoc', 'helm', 'indigo'],
  ['bai-viet-giam-sat-may-chu-tu-dau', 'board', 'turmeric'],
  ['bai-viet-chon-trung-tam-du-lieu-ha-noi-da-nang-hcm', 'cities', 'green'],
  ['du-an-cua-hang-thoi-trang-da-nang', 'bars', 'indigo'],
  ['du-an-cong-ty-kho-van-bon-kho', 'shelves', 'turmeric'],
  ['du-an-khoa-cntt-truong-cao-dang', 'classroom', 'green'],
  ['du-an-phong-kham-da-khoa-hai-phong', 'vault', 'indigo'],
  ['du-an-xuong-dung-phim-ha-noi', 'film', 'turmeric'],
  ['du-an-trung-tam-ngoai-ngu-can-tho', 'siteAndMail', 'green'],
];

for (const [file, motif, ground] of pictures) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${floor(WIDTH, HEIGHT, grounds[ground])}${placed(motif, WIDTH / 2, HEIGHT / 2, 780, 500)}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, dither: 0, effort: 10 })
    .toFile(join(out, `${file}.png`));
}
