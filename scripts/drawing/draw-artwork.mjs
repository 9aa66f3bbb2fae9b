// Draws the products' pictures. `node scripts/drawing/draw-artwork.mjs`
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { at, box, cloud, dot, leftFace, path, slot, tones, topFace } from './isometric.mjs';
import { fitted, grounds } from './place.mjs';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');
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

const gold = (x, y, z, size, height = size) => box(x, y, z, size, size, height, tones.gold);
const racks = (list) => list.map(([x, y, levels]) => rack(x, y, levels)).join('');
const range = (length) => Array.from({ length }, (_, at) => at);

/** A line with plans of several sizes: the picture of each, from little to much. Parts further back come first. */
const sized = (draw) => ({ '-small': draw(0), '': draw(1), '-large': draw(2) });

const cabinet = (levels) => [
  plate,
  box(-130, -110, 0, 240, 210, 40 + levels * 52, tones.board),
  ...range(levels).map((n) => leftFace(-110, 100, 30 + n * 52, 200, 34, n === levels - 2 ? '#F6B21B' : '#8C9CF7')),
];
const upload = path(
  [
    [588, 460],
    [588, 370],
    [560, 370],
    [604, 316],
    [648, 370],
    [620, 370],
    [620, 460],
  ],
  '#2B3FCB',
);
const stored = [
  [-180, -130, 0, 100, 'light'],
  [-60, -130, 0, 100, 'indigo'],
  [60, -130, 0, 100, 'light'],
  [-180, 0, 0, 100, 'indigo'],
  [-60, 0, 0, 100, 'light'],
  [60, 0, 0, 100, 'gold'],
  [-120, -70, 100, 100, 'light'],
  [0, -70, 100, 100, 'indigo'],
];
const pick = (list, ...wanted) => cubes(wanted.map((at) => list[at]));

/** Pictures by file name; a line whose plans have one size has one picture. */
const scenes = {
  'cloud-server': sized((size) => [
    plate,
    [
      rack(-120, -90, 1) + gold(100, 30, 0, 80, 50),
      rack(-160, -90, 3) + gold(80, -40, 0, 90, 60),
      racks([
        [-210, -170, 4],
        [10, -170, 3],
        [-210, 20, 2],
      ]) + gold(80, 50, 0, 90, 60),
    ][size],
  ]),
  'dedicated-server': sized((size) => cabinet(2 + size)),
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
  'web-hosting': sized((size) => [
    plate,
    screen(-140, -60, 20, '#EEF1F7'),
    leftFace(-110, -44, 60, 90, 80, '#F6B21B'),
    leftFace(0, -44, 116, 110, 14, '#A6B5F0'),
    leftFace(0, -44, 88, 80, 14, '#A6B5F0'),
    leftFace(0, -44, 60, 100, 14, '#A6B5F0'),
    ['', server(-60, 40, 0), server(-210, 40, 0) + server(10, 40, 0)][size],
  ]),
  'mail-server': sized((size) => [
    plate,
    cloud(330, 380, 1.3, '#EDF0FE'),
    [
      envelope(-120, 10, 20),
      envelope(-180, -70, 20) + envelope(-70, 60, 10),
      envelope(-210, -130, 20) + envelope(-120, -10, 10) + envelope(-30, 110, 0),
    ][size],
    gold(size === 2 ? 150 : 140, size === 2 ? -120 : 110, 0, 60, 40),
  ]),
  'dedicated-mail-server': sized((size) => [
    plate,
    rack(-200, -130, size + 1),
    size === 2 ? rack(20, -150, 2) : '',
    envelope(-70, 90, 10),
    gold(150, 20, 0, 50),
  ]),
  'bare-metal': sized((size) => [
    plate,
    box(-190, -150, 0, 380, 300, 40, tones.light),
    topFace(-170, -130, 40, 340, 260, '#3D4EAF'),
    pick(
      [
        [-140, -100, 40, 70, 'light'],
        [-20, -100, 40, 70, 'light'],
        [-140, 30, 40, 56, 'gold'],
        [-20, 30, 40, 56, 'gold'],
      ],
      ...[
        [0, 2],
        [0, 1, 2],
        [0, 1, 2, 3],
      ][size],
    ),
    ...range(2 + size).map((n) => box(90 + n * 20, -100, 40, 10, 160, 50, tones.indigo)),
  ]),
  'big-memory': sized((size) => {
    const [modules, step] = [
      [3, 104],
      [5, 70],
      [8, 42],
    ][size];
    return [
      plate,
      box(-190, -150, 0, 380, 300, 24, tones.board),
      ...range(modules).map((n) =>
        box(-150 + n * step, -110, 24, 18, 220, 90, n % 3 === 0 ? tones.gold : tones.indigo),
      ),
    ];
  }),
  'gpu-desktop': sized((size) => {
    const card = (z, fans) =>
      box(-60, 60, z, fans * 90 + 70, 90, 50, tones.board) +
      topFace(-40, 76, z + 50, 60, 60, '#F6B21B') +
      (fans > 1 ? topFace(50, 76, z + 50, 60, 60, '#8C9CF7') : '');
    return [
      plate,
      screen(-200, -110, 30, '#18246E'),
      leftFace(-160, -94, 60, 80, 70, '#F6B21B'),
      leftFace(-60, -94, 60, 60, 100, '#6B7EEB'),
      [card(0, 1), card(0, 2), card(0, 2) + card(50, 2)][size],
    ];
  }),
  'cloud-backup': sized((size) => [
    plate,
    pick(
      [
        [-170, 20, 0, 90, 'indigo'],
        [-60, 70, 0, 70, 'light'],
        [70, 30, 0, 90, 'gold'],
        [150, -80, 0, 60, 'indigo'],
        [40, 130, 0, 50, 'light'],
      ],
      ...[
        [1, 2],
        [0, 1, 2],
        [3, 0, 2, 1, 4],
      ][size],
    ),
    cloud(440, 400, 1.7, '#EDF0FE'),
    upload,
  ]),
  domain: [
    plate,
    screen(-150, 0, 30, '#FFFFFF'),
    leftFace(-120, 16, 100, 210, 46, '#EEF1F7'),
    leftFace(-106, 16, 114, 60, 18, '#2B3FCB'),
    leftFace(-38, 16, 114, 40, 18, '#F6B21B'),
    box(90, 90, 0, 80, 60, 34, tones.gold),
  ],
  'object-storage': sized((size) => [
    plate,
    pick(
      stored,
      ...[
        [3, 4, 5],
        [0, 1, 2, 3, 4, 5],
        [0, 1, 2, 3, 4, 5, 6, 7],
      ][size],
    ),
  ]),
  'office-365': sized((size) => [
    plate,
    screen(-190, -90, 20, '#EEF1F7'),
    ...['#2B3FCB', '#F6B21B', '#0B7A50', '#C42B22']
      .slice(0, 2 + size)
      .map((fill, n) => leftFace(-160 + n * 56, -74, 60, 40, 70, fill)),
    box(40, 60, 0, 120, 80, 14, tones.light),
    size === 0 ? '' : box(-120, 100, 0, 60, 90, 10, tones.indigo),
  ]),
  'm365-backup': sized((size) => [
    plate,
    box(-150, -120, 0, 260, 230, 210, tones.light),
    leftFace(-120, 110, 40, 200, 130, '#D3DBFA'),
    leftFace(-60, 110, 70, 76, 70, '#F6B21B'),
    pick(
      [
        [130, -120, 0, 60, 'light'],
        [130, -30, 0, 60, 'gold'],
        [130, 60, 0, 60, 'indigo'],
        [130, -30, 60, 60, 'indigo'],
      ],
      ...[[1], [1, 2], [0, 1, 3, 2]][size],
    ),
  ]),
};

const drawing = (parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="${grounds.indigo}" fill-opacity=".14"/>${fitted(parts, 600, 400, 1040, 680)}</svg>`;

const files = Object.entries(scenes).flatMap(([line, scene]) =>
  Array.isArray(scene) ? [[line, scene]] : Object.entries(scene).map(([suffix, parts]) => [line + suffix, parts]),
);
mkdirSync(out, { recursive: true });
for (const [name, parts] of files)
  await sharp(Buffer.from(drawing(parts)))
    .png({ palette: true, colours: 64, effort: 8 })
    .toFile(join(out, `${name}.png`));
