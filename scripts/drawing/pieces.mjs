// Shapes shared by several pictures: SVG around (600, 470).
import { at, box, disc, dot, leftFace, line, path, rightFace, slot, tones, topFace, upright } from './isometric.mjs';

const { light, plate, gold } = tones;
export const rows = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

export const tower = (x, y, size, height) =>
  box(x, y, 0, size, size, height, light) +
  rows(Math.floor((height - 30) / 34), (row) => {
    const z = height - 44 - row * 34;
    return (
      leftFace(x + 14, y + size, z, size - 28, 22, slot) +
      leftFace(x + 22, y + size, z + 8, 8, 8, row % 3 === 1 ? '#F6B21B' : dot) +
      leftFace(x + 36, y + size, z + 8, 8, 8, '#8C9CF7')
    );
  }) +
  rows(Math.floor((height - 60) / 46), (row) =>
    rightFace(x + size, y + 24, height - 62 - row * 46, size - 48, 18, '#8495E0'),
  );

export const cube = (x, y, z, size, tone) => box(x, y, z, size, size, size, tone);

export const screen = (x, y, z, tone, width = 270) =>
  box(x, y, z, width, 16, 190, light) +
  leftFace(x + 14, y + 16, z + 14, width - 28, 162, tone) +
  leftFace(x + 14, y + 16, z + 152, width - 28, 24, '#8C9CF7');

export const linesOn = (x, y, z, widths, fill = '#A6B5F0') =>
  widths.map((width, row) => leftFace(x, y, z - row * 26, width, 12, fill)).join('');

export const padlock = (x, y, z) =>
  line(
    [
      [x + 34, y + 40, z + 100],
      [x + 34, y + 40, z + 190],
      [x + 116, y + 40, z + 190],
      [x + 116, y + 40, z + 100],
    ],
    '#D9930A',
    24,
  ) +
  box(x, y, z, 150, 80, 120, gold) +
  upright(
    y + 80,
    [
      [x + 64, z + 78],
      [x + 86, z + 78],
      [x + 82, z + 34],
      [x + 68, z + 34],
    ],
    '#7A4E00',
  );

export const platform = (size, tone = plate) => box(-size, -size, -22, size * 2, size * 2, 22, tone);

export const flatEnvelope = (x, y, z, width, depth, sealed) =>
  box(x, y, z, width, depth, 16, light) +
  line(
    [
      [x, y, z + 16],
      [x + width * 0.5, y + depth * 0.58, z + 16],
      [x + width, y, z + 16],
    ],
    '#6B7EEB',
    5,
  ) +
  line(
    [
      [x, y + depth, z + 16],
      [x + width * 0.36, y + depth * 0.42, z + 16],
    ],
    '#A6B5F0',
    4,
  ) +
  line(
    [
      [x + width, y + depth, z + 16],
      [x + width * 0.64, y + depth * 0.42, z + 16],
    ],
    '#A6B5F0',
    4,
  ) +
  (sealed
    ? disc(x + width * 0.5, y + depth * 0.56, z + 18, 30, '#D9930A') +
      disc(x + width * 0.5, y + depth * 0.56, z + 26, 30, '#F6B21B')
    : '');

export const drive = (x, y, z) =>
  box(x, y, z, 170, 120, 30, light) +
  disc(x + 70, y + 60, z + 30, 46, '#C4CEFA') +
  disc(x + 70, y + 60, z + 30, 14, '#5366D3') +
  leftFace(x + 120, y + 120, z + 10, 12, 10, dot);

export const house = (x, y, height, tone) =>
  box(x, y, 0, 150, 150, height, tone) +
  rows(3, (row) => rows(3, (column) => leftFace(x + 18 + column * 42, y + 150, height - 46 - row * 50, 26, 28, slot))) +
  rows(3, (row) => rightFace(x + 150, y + 30, height - 46 - row * 50, 90, 22, '#8495E0'));

export const arrow = (from, to, z) =>
  line(
    [
      [from, 190, z],
      [to, 190, z],
    ],
    '#F6B21B',
    16,
  ) +
  topFace(to, 190, z, 1, 1, '#F6B21B') +
  path([at(to + 46, 190, z), at(to - 6, 160, z), at(to - 6, 220, z)], '#F6B21B');

/** The letters «.vn» as strokes, so that no font is needed. */
export const vn = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#2A1D00"/><path d="M${x + 22} ${y - 42}l19 46 19-46M${x + 80} ${y + 4}v-46M${x + 80} ${y - 22}q2-20 20-20t20 20v26" fill="none" stroke="#2A1D00" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`;
