// Draws the product lines' pictures. `node scripts/draw-artwork.mjs`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { at, box, cloud, dot, leftFace, path, slot, tones, topFace } from './drawing/isometric.mjs';
import { grounds } from './drawing/place.mjs';

const out = join(import.meta.dirname, '..', 'backend', 'media');
const plate = box(-230, -190, -24, 460, 380, 24, tones.plate);
const server = (x, y, z, tone = tones.light) =>
  box(x, y, z, 190, 150, 46, tone) +
  leftFace(x + 14, y + 150, z + 14, 110, 18, slot) +
  leftFace(x + 142, y + 150, z + 16, 12, 12, dot) +
  leftFace(x + 162, y + 150, z + 16, 12, 12, '#F6B21B');
const rack = (x, y, levels) => Array.from({ length: levels }, (_, level) => server(x, y, level * 52)).join('');
const envelope = (x, y, z) =>
  box(x, y, z, 250, 14, 160, tones.light) +
  path([at(x, y + 14, z + 160), at(x + 125, y + 14, z + 70), at(x + 250, y + 14, z + 160)], '#A6B5F0') +
  `<path d="M${[at(x, y + 14, z + 160), at(x + 125, y + 14, z + 70), at(x + 250, y + 14, z + 160)].map((p) => p.join(' ')).join('L')}" fill="none" stroke="#5366D3" stroke-width="4" stroke-linejoin="round"/>`;
const screen = (x, y, z, tone) =>
  box(x, y, z, 270, 16, 190, tones.light) +
  leftFace(x + 14, y + 16, z + 14, 242, 162, tone) +
  leftFace(x + 14, y + 16, z + 152, 242, 24, '#8C9CF7');
const cubes = (list) => list.map(([x, y, z, size, tone]) => box(x, y, z, size, size, size, tones[tone])).join('');

const scenes = {
  'cloud-server': [plate, rack(-160, -90, 3), box(80, -40, 0, 90, 90, 60, tones.gold), cloud(760, 330, 1.1, '#EDF0FE')],
  'dedicated-server': [
    plate,
    box(-130, -110, 0, 240, 210, 300, tones.board),
    ...[0, 1, 2, 3, 4].map((n) => leftFace(-110, 100, 30 + n * 52, 200, 34, n === 2 ? '#F6B21B' : '#8C9CF7')),
  ],
  'cloud-lab': [
    plate,
    cubes([
      [-190, -150, 0, 90, 'light'],
      [80, -150, 0, 90, 'light'],
      [-50, -30, 0, 110, 'gold'],
      [-190, 70, 0, 90, 'indigo'],
      [90, 70, 0, 90, 'indigo'],
    ]),
  ],
  'web-hosting': [
    plate,
    screen(-140, -40, 20, '#EEF1F7'),
    leftFace(-110, -24, 60, 90, 80, '#F6B21B'),
    leftFace(0, -24, 116, 110, 14, '#A6B5F0'),
    leftFace(0, -24, 88, 80, 14, '#A6B5F0'),
    leftFace(0, -24, 60, 100, 14, '#A6B5F0'),
    server(-60, 60, 0),
  ],
  'mail-server': [
    plate,
    cloud(330, 330, 1.5, '#EDF0FE'),
    envelope(-120, 10, 40),
    box(120, 70, 0, 70, 70, 40, tones.gold),
  ],
  'dedicated-mail-server': [plate, rack(-200, -130, 2), envelope(-70, 90, 10), box(150, 80, 0, 50, 50, 50, tones.gold)],
  'bare-metal': [
    plate,
    box(-190, -150, 0, 380, 300, 40, tones.light),
    topFace(-170, -130, 40, 340, 260, '#3D4EAF'),
    cubes([
      [-140, -100, 40, 70, 'light'],
      [-20, -100, 40, 70, 'light'],
      [-140, 30, 40, 56, 'gold'],
    ]),
    ...[0, 1, 2, 3].map((n) => box(90 + n * 20, -100, 40, 10, 160, 50, tones.indigo)),
  ],
  'big-memory': [
    plate,
    box(-190, -150, 0, 380, 300, 24, tones.board),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      box(-150 + n * 52, -110, 24, 18, 220, 90, n % 3 === 0 ? tones.gold : tones.indigo),
    ),
  ],
  'gpu-desktop': [
    plate,
    screen(-200, -100, 30, '#18246E'),
    leftFace(-160, -84, 60, 80, 70, '#F6B21B'),
    leftFace(-60, -84, 60, 60, 100, '#6B7EEB'),
    box(-60, 60, 0, 250, 90, 50, tones.board),
    topFace(-40, 76, 50, 60, 60, '#F6B21B'),
    topFace(50, 76, 50, 60, 60, '#8C9CF7'),
  ],
  'cloud-backup': [
    plate,
    cubes([
      [-170, 20, 0, 90, 'indigo'],
      [-60, 70, 0, 70, 'light'],
      [70, 30, 0, 90, 'gold'],
    ]),
    cloud(400, 300, 2.1, '#EDF0FE'),
    path(
      [
        [588, 420],
        [588, 330],
        [560, 330],
        [604, 276],
        [648, 330],
        [620, 330],
        [620, 420],
      ],
      '#2B3FCB',
    ),
  ],
  domain: [
    plate,
    screen(-150, 0, 30, '#FFFFFF'),
    leftFace(-120, 16, 100, 210, 46, '#EEF1F7'),
    leftFace(-106, 16, 114, 60, 18, '#2B3FCB'),
    leftFace(-38, 16, 114, 40, 18, '#F6B21B'),
    box(90, 90, 0, 80, 60, 34, tones.gold),
  ],
  'object-storage': [
    plate,
    cubes([
      [-180, -130, 0, 100, 'light'],
      [-60, -130, 0, 100, 'indigo'],
      [60, -130, 0, 100, 'light'],
      [-180, 0, 0, 100, 'indigo'],
      [-60, 0, 0, 100, 'light'],
      [60, 0, 0, 100, 'gold'],
      [-120, -70, 100, 100, 'light'],
      [0, -70, 100, 100, 'indigo'],
    ]),
  ],
  'office-365': [
    plate,
    screen(-190, -90, 20, '#EEF1F7'),
    ...['#2B3FCB', '#F6B21B', '#0B7A50', '#C42B22'].map((fill, n) => leftFace(-160 + n * 56, -74, 60, 40, 70, fill)),
    box(40, 60, 0, 120, 80, 14, tones.light),
    box(-120, 100, 0, 60, 90, 10, tones.indigo),
  ],
  'm365-backup': [
    plate,
    box(-150, -120, 0, 260, 230, 210, tones.light),
    leftFace(-120, 110, 40, 200, 130, '#D3DBFA'),
    leftFace(-60, 110, 70, 76, 70, '#F6B21B'),
    cubes([
      [130, 60, 0, 60, 'indigo'],
      [130, -30, 0, 60, 'gold'],
    ]),
  ],
};

const drawing = (parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="${grounds.indigo}" fill-opacity=".14"/>${parts.join('')}</svg>`;

mkdirSync(out, { recursive: true });
for (const [line, parts] of Object.entries(scenes)) {
  const svg = drawing(parts);
  writeFileSync(join(out, `${line}.svg`), `${svg}\n`);
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, effort: 8 })
    .toFile(join(out, `${line}.png`));
}
