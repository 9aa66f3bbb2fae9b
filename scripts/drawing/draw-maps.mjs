// Draws the maps of the contact and about pages into backend/media. `node scripts/drawing/draw-maps.mjs`
import { join } from 'node:path';
import sharp from 'sharp';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');
const WIDTH = 840;
const HEIGHT = 630;
/** Transparent tints, so that a map takes the light or dark of its page. */
const INDIGO = '#5C70F0';
const GOLD = '#F6B21B';

const closed = (points) => `M${points.map((point) => point.map((each) => each.toFixed(1)).join(' ')).join('L')}Z`;
const pin = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="13" ry="5" fill="${INDIGO}" fill-opacity=".35"/><path d="M0 0C-8-13-22-24-22-40a22 22 0 0 1 44 0C22-24 8-13 0 0Z" fill="${GOLD}"/><circle cx="0" cy="-40" r="8.500" fill="#2A1D00"/></g>`;

/** Longitude and latitude of the border, clockwise from the north-west; simplified. */
const mainland = [
  [102.14, 22.4],
  [102.45, 22.75],
  [103, 22.5],
  [103.35, 22.8],
  [103.95, 22.5],
  [104.35, 22.7],
  [104.8, 22.95],
  [105.3, 23.37],
  [105.9, 22.95],
  [106.7, 22.9],
  [106.6, 22.35],
  [107.1, 21.95],
  [107.98, 21.53],
  [107.4, 21.2],
  [106.95, 20.9],
  [106.6, 20.4],
  [106.2, 20.02],
  [105.95, 19.9],
  [105.75, 19.3],
  [105.65, 18.8],
  [106.1, 18.3],
  [106.45, 17.9],
  [106.7, 17.4],
  [107.15, 16.95],
  [107.7, 16.5],
  [108.2, 16.15],
  [108.45, 15.8],
  [108.9, 15.2],
  [109.1, 14.4],
  [109.2, 13.7],
  [109.42, 12.9],
  [109.2, 12.3],
  [109.2, 11.7],
  [108.95, 11.3],
  [108.2, 10.9],
  [107.6, 10.55],
  [107.1, 10.35],
  [106.8, 10.3],
  [106.7, 9.85],
  [106.4, 9.5],
  [106, 9.25],
  [105.4, 9.02],
  [104.75, 8.58],
  [104.85, 9.2],
  [104.88, 9.85],
  [105.05, 10.02],
  [104.75, 10.2],
  [104.45, 10.42],
  [104.9, 10.55],
  [105.4, 10.95],
  [105.85, 10.9],
  [106.2, 10.8],
  [105.85, 11.3],
  [106, 11.72],
  [106.45, 11.7],
  [106.95, 12.05],
  [107.5, 12.35],
  [107.55, 13.1],
  [107.4, 13.6],
  [107.55, 14.4],
  [107.5, 14.7],
  [107.55, 15.1],
  [107.65, 15.4],
  [107.2, 15.8],
  [107.4, 16.05],
  [106.95, 16.3],
  [106.55, 16.65],
  [106.5, 17],
  [106.2, 17.25],
  [105.75, 17.65],
  [105.6, 17.9],
  [105.15, 18.3],
  [105.1, 18.65],
  [104.5, 18.95],
  [103.9, 19.25],
  [104.1, 19.65],
  [104.6, 19.6],
  [104.85, 19.8],
  [104.5, 20.2],
  [104.65, 20.6],
  [104.1, 20.95],
  [103.7, 20.75],
  [103.1, 20.85],
  [102.95, 21.25],
  [102.85, 21.6],
  [102.65, 21.7],
  [102.55, 22.1],
];
const phuQuoc = [
  [103.85, 10.38],
  [104.08, 10.4],
  [104.05, 10.05],
  [103.98, 10.02],
];
/** Hoàng Sa and Trường Sa. */
const islands = [
  [111.2, 15.8],
  [111.6, 16.5],
  [111.75, 16.45],
  [112.3, 16.85],
  [112.35, 16.95],
  [112.73, 16.67],
  [111.7, 16.1],
  [114.33, 11.43],
  [114.3, 11.1],
  [114.36, 10.38],
  [114.3, 10.18],
  [113.7, 10],
  [112.9, 9.6],
  [113.85, 8.87],
  [112.92, 8.65],
  [111.92, 8.64],
  [112.35, 8.84],
  [114.7, 9.7],
  [115.1, 8.1],
  [114.1, 8],
];
const project = ([east, north]) => [(east - 99.6) * 45.5 * 0.962, (23.65 - north) * 38.6];
const centres = [
  [105.85, 21.03],
  [108.2, 16.06],
  [106.7, 10.78],
].map(project);

const vietnam = [
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INDIGO}" fill-opacity=".12"/>`,
  `<path d="${closed(mainland.map(project))}${closed(phuQuoc.map(project))}" fill="${INDIGO}" fill-opacity=".42" stroke="${INDIGO}" stroke-width="2.500" stroke-linejoin="round"/>`,
  ...islands
    .map(project)
    .map(([x, y]) => `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="4" ry="3" fill="${INDIGO}"/>`),
  `<path d="M${centres.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${GOLD}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`,
  ...centres.map(([x, y]) => pin(x.toFixed(1), y.toFixed(1), 0.8)),
];

const street = (d, width) =>
  `<path d="${d}" fill="none" stroke="${INDIGO}" stroke-opacity=".38" stroke-width="${width}" stroke-linecap="round"/>`;
const block = (x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${INDIGO}" fill-opacity=".16"/>`;
const office = [
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INDIGO}" fill-opacity=".1"/>`,
  ...[
    [30, 30, 150, 110],
    [210, 30, 170, 110],
    [30, 180, 150, 160],
    [30, 390, 150, 90],
    [30, 520, 150, 90],
    [520, 30, 120, 110],
    [670, 30, 150, 60],
    [670, 120, 150, 60],
    [470, 400, 140, 80],
    [640, 400, 180, 80],
    [470, 520, 350, 90],
    [210, 390, 210, 90],
    [210, 520, 210, 90],
    [210, 180, 170, 70],
    [210, 270, 170, 70],
  ].map((each) => block(...each)),
  '<rect x="450" y="196" width="360" height="150" rx="30" fill="#16A366" fill-opacity=".22"/>',
  '<path d="M560 290c-20-30 20-64 70-60s110-6 108 32-58 46-96 46-62 14-82-18Z" fill="#38A3E8" fill-opacity=".5"/>',
  street('M-10 160H850M-10 366H850M-10 500H850', 20),
  street('M195 -10V640M400 -10V640M655 360V640', 16),
  street('M440 -10C440 120 430 240 440 366S450 560 440 640', 26),
  pin(400, 330, 1.7),
];

for (const [file, parts] of [
  ['ban-do-trung-tam-du-lieu', vietnam],
  ['ban-do-van-phong', office],
]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, effort: 10 })
    .toFile(join(out, `${file}.png`));
}
