// Draws the people of the sample shop, who answer its hotline. `node scripts/drawing/draw-portraits.mjs`
import { join } from 'node:path';
import sharp from 'sharp';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');
const SIZE = 400;

const ink = '#1A1F3D';
const brow = (x, y) => `<path d="M${x - 17} ${y}q17-11 34 0" stroke="${ink}" stroke-width="6"/>`;
const eye = (x, y) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="7.5" fill="${ink}"/>`;
const glasses = `<g stroke="${ink}" stroke-width="5"><rect x="144" y="166" width="48" height="38" rx="17"/><rect x="208" y="166" width="48" height="38" rx="17"/><path d="M192 182h16"/></g>`;
const headset = `<path d="M123 190a77 82 0 0 1 154 0" stroke="#2B3BC9" stroke-width="11"/><rect x="107" y="176" width="26" height="46" rx="12" fill="#F6A800"/><rect x="267" y="176" width="26" height="46" rx="12" fill="#F6A800"/><path d="M120 220q4 38 52 43" stroke="#2B3BC9" stroke-width="7"/><rect x="166" y="254" width="28" height="15" rx="7.5" fill="#2B3BC9"/>`;

/** Ground, skin, hair behind and before the face, collar, and what each has of their own. */
const people = {
  'chan-dung-hoang-duc': {
    ground: '#DDE3FF',
    skin: ['#E9B58F', '#D79A72'],
    shirt: ['#2B3BC9', '#FFFFFF'],
    behind: '',
    before: `<path d="M122 178q-8-86 78-90q88 2 79 88q-10-10-15-36q-56 2-92-20q-30 18-50 58z" fill="#23222E"/>`,
    more: '',
  },
  'chan-dung-nguyen-minh-anh': {
    ground: '#FFEDC7',
    skin: ['#F3C7A5', '#E0A985'],
    shirt: ['#12704A', '#F3FBF7'],
    behind: `<path d="M112 196q-8-114 88-116q98 2 88 116l10 112q-48 26-98 26t-98-26z" fill="#3A241F"/>`,
    before: `<path d="M122 190q-8-96 78-98q86 2 78 98q-10-42-40-60q-44 30-116 60z" fill="#3A241F"/>`,
    more: '',
  },
  'chan-dung-pham-thu-trang': {
    ground: '#D8F2E4',
    skin: ['#EDBE99', '#D9A078'],
    shirt: ['#F6A800', '#FFF8E6'],
    behind: `<path d="M114 204q-10-122 86-122t86 122q0 52-18 72H132q-18-20-18-72z" fill="#1F1D2B"/>`,
    before: `<path d="M121 198q-6-108 79-108t79 108q-9-36-20-48q-59 8-118 0q-11 14-20 48z" fill="#1F1D2B"/>`,
    more: glasses,
  },
  'chan-dung-vo-quoc-khanh': {
    ground: '#E6E8F2',
    skin: ['#DCA57E', '#C58B63'],
    shirt: ['#3C4468', '#FFFFFF'],
    behind: '',
    before: `<path d="M124 170q-2-80 76-82q78 2 76 82q-6-22-14-34q-62-14-124 0q-8 12-14 34z" fill="#4A4F63"/>`,
    more: glasses,
  },
};

const portrait = ({ ground, skin: [skin, shade], shirt: [shirt, collar], behind, before, more }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${SIZE}" height="${SIZE}" fill="none" stroke-linecap="round"><rect width="400" height="400" fill="${ground}"/>${behind}<path d="M52 400q4-92 100-104h96q96 12 100 104z" fill="${shirt}"/><path d="M166 250h68v52q-34 36-68 0z" fill="${shade}"/><path d="M166 288l34 34l34-34l16 10l-30 46l-20-22l-20 22l-30-46z" fill="${collar}"/><ellipse cx="124" cy="196" rx="13" ry="19" fill="${shade}"/><ellipse cx="276" cy="196" rx="13" ry="19" fill="${shade}"/><path d="M126 172q0-74 74-74t74 74q2 108-74 110q-76-2-74-110z" fill="${skin}"/>${brow(168, 160)}${brow(232, 160)}${eye(168, 187)}${eye(232, 187)}<path d="M200 192q9 24-5 28" stroke="${shade}" stroke-width="5"/><path d="M174 240q26 22 52 0" stroke="#A8493F" stroke-width="6"/>${more}${before}${headset}</svg>`;

for (const [file, person] of Object.entries(people))
  await sharp(Buffer.from(portrait(person)))
    .png({ palette: true, colours: 32, dither: 0, effort: 10 })
    .toFile(join(out, `${file}.png`));
