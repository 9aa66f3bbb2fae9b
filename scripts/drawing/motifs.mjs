// Motifs for articles, projects and banners: lists of SVG parts around (600, 470).
import { box, disc, leftFace, line, path, slot, tones, topFace, upright } from './isometric.mjs';
import {
  arrow,
  cube,
  drive,
  flatEnvelope,
  house,
  linesOn,
  padlock,
  platform,
  rows,
  screen,
  tower,
  vn,
} from './pieces.mjs';

const { light, plate, indigo, gold, board } = tones;

const globe = [
  path(
    Array.from({ length: 48 }, (_, step) => [600 + 190 * Math.cos(step * 0.1309), 470 + 190 * Math.sin(step * 0.1309)]),
    '#FFFFFF',
  ),
  '<path d="M600 280a190 190 0 0 1 0 380a246 246 0 0 0 0-380" fill="#D3DBFA"/>',
  '<path d="M410 470h380M600 280v380M600 280c-68 55-101 117-101 190s33 135 101 190c68-55 101-117 101-190s-33-135-101-190M437 378h326M437 562h326" fill="none" stroke="#6B7EEB" stroke-width="5"/>',
  '<rect x="676" y="524" width="224" height="104" rx="22" fill="#F6B21B"/>',
  vn(722, 596),
  // Extends the bounding box to the right.
  path(
    [
      [600, 470],
      [900, 470],
    ],
    'none',
  ),
];

export const motifs = {
  towers: [platform(210), tower(-170, -120, 160, 330), tower(40, -20, 160, 220)],
  pyramid: [
    ...[
      [-60, -60],
      [-60, 40],
      [40, -60],
    ].map(([x, y]) => cube(x, y, 0, 96, light)),
    cube(40, 40, 0, 96, indigo),
    cube(-60, 140, 0, 96, gold),
    cube(140, -60, 0, 96, light),
    cube(-60, -60, 100, 96, indigo),
    cube(-60, 40, 100, 96, light),
    cube(40, -60, 100, 96, gold),
    cube(-60, -60, 200, 96, gold),
  ],
  globe,
  vault: [
    platform(220),
    box(-150, -150, 0, 300, 300, 26, indigo),
    box(-100, -90, 26, 200, 170, 190, light),
    leftFace(-76, 80, 50, 152, 142, '#D3DBFA'),
    upright(
      80,
      [
        [-20, 140],
        [30, 140],
        [30, 96],
        [-20, 96],
      ],
      '#F6B21B',
    ),
    line(
      [
        [60, 82, 90],
        [60, 82, 150],
      ],
      '#5366D3',
      12,
    ),
  ],
  envelope: [platform(230), flatEnvelope(-170, -120, 0, 340, 240, true)],
  bars: [
    [-230, 90, light],
    [-130, 150, light],
    [-30, 130, light],
    [70, 230, indigo],
    [170, 330, gold],
  ].map(([x, height, tone]) => box(x, -50, 0, 76, 100, height, tone)),
  receipt: [
    platform(210),
    box(-110, -30, 0, 230, 18, 320, light),
    linesOn(-80, -12, 262, [170, 120, 170, 90, 150, 60]),
    upright(
      -12,
      [
        [20, 96],
        [90, 96],
        [90, 40],
        [20, 40],
      ],
      '#F6B21B',
    ),
    box(110, 90, 0, 80, 80, 50, gold),
  ],
  gpu: [
    platform(250),
    screen(-220, -150, 20, '#18246E', 400),
    leftFace(-180, -134, 60, 110, 90, '#F6B21B'),
    leftFace(-50, -134, 60, 90, 120, '#6B7EEB'),
    leftFace(60, -134, 60, 90, 60, '#8C9CF7'),
    box(-150, 40, 0, 330, 130, 50, board),
    disc(-66, 105, 50, 48, '#8C9CF7'),
    disc(-66, 105, 50, 16, '#24317C'),
    disc(88, 105, 50, 48, '#F6B21B'),
    disc(88, 105, 50, 16, '#7A4E00'),
  ],
  move: [
    box(-380, -120, -22, 760, 360, 22, plate),
    screen(-330, -60, 0, '#EEF1F7', 250),
    linesOn(-300, -44, 110, [120, 160, 90]),
    screen(70, -60, 0, '#EEF1F7', 250),
    leftFace(100, -44, 50, 90, 70, '#F6B21B'),
    linesOn(205, -44, 108, [80, 60, 80]),
    arrow(-160, 130, 0),
  ],
  store: [
    ...[
      [-170, -170],
      [-50, -170],
      [70, -170],
      [-170, -50],
      [-50, -50],
      [70, -50],
      [-170, 70],
      [-50, 70],
    ].map(([x, y], index) => cube(x, y, 0, 110, index % 3 === 1 ? indigo : light)),
    cube(70, 70, 0, 110, gold),
    cube(-110, -110, 114, 110, light),
    cube(10, -110, 114, 110, indigo),
  ],
  lockedServer: [platform(240), tower(-190, -190, 200, 270), padlock(-20, 90, 0)],
  chassis: [
    box(-190, -150, 0, 380, 300, 40, light),
    topFace(-170, -130, 40, 340, 260, '#3D4EAF'),
    cube(-140, -100, 40, 80, light),
    cube(-20, -100, 40, 80, light),
    cube(-140, 30, 40, 64, gold),
    rows(4, (n) => box(90 + n * 20, -100, 40, 10, 160, 56, indigo)),
    '<path transform="translate(700 372) scale(1.15)" d="M36 0a36 36 0 0 1 4-72a54 54 0 0 1 100-16a34 34 0 0 1 48 30a29 29 0 0 1-4 58z" fill="#FFFFFF"/>',
  ],
  letters: [
    platform(230),
    box(-190, -150, 0, 300, 240, 70, indigo),
    rows(3, (n) => leftFace(-160 + n * 92, 90, 24, 70, 22, slot)),
    flatEnvelope(-170, -130, 78, 250, 170, false),
    flatEnvelope(-130, -90, 128, 250, 170, true),
    box(130, 110, 0, 70, 70, 50, gold),
  ],
  panes: [
    platform(230),
    screen(-190, -40, 20, '#18246E', 360),
    ...[
      [-150, 116],
      [-10, 116],
      [-150, 48],
      [-10, 48],
    ].map(([x, z], index) => leftFace(x, -24, z, 126, 54, index === 3 ? '#F6B21B' : '#8C9CF7')),
    box(-80, 90, 0, 190, 90, 16, light),
  ],
  nodes: [
    ...[
      [-240, -40],
      [40, -240],
      [240, 40],
      [-40, 240],
    ].map(([x, y]) =>
      line(
        [
          [0, 0, 30],
          [x, y, 30],
        ],
        '#5366D3',
        9,
      ),
    ),
    cube(-5, -290, 0, 90, indigo),
    cube(-290, -85, 0, 90, light),
    box(-75, -75, 0, 150, 150, 110, gold),
    cube(200, -5, 0, 90, light),
    cube(-85, 200, 0, 90, indigo),
  ],
  shield: [
    platform(230),
    box(-210, 60, 0, 420, 40, 70, light),
    leftFace(-186, 100, 20, 250, 30, '#EEF1F7'),
    leftFace(-176, 100, 26, 60, 18, '#2B3FCB'),
    leftFace(90, 100, 22, 90, 26, '#F6B21B'),
    upright(
      -20,
      [
        [0, 330],
        [120, 290],
        [112, 170],
        [0, 90],
        [-112, 170],
        [-120, 290],
      ],
      '#8C9CF7',
    ),
    upright(
      -12,
      [
        [0, 306],
        [96, 272],
        [90, 178],
        [0, 114],
        [-90, 178],
        [-96, 272],
      ],
      '#5366D3',
    ),
    line(
      [
        [-44, -12, 206],
        [-10, -12, 170],
        [52, -12, 246],
      ],
      '#FFFFFF',
      20,
    ),
  ],
  card: [
    platform(250),
    screen(-230, -130, 40, '#EEF1F7', 400),
    linesOn(-196, -114, 150, [230, 300, 180]),
    leftFace(-196, -114, 64, 110, 34, '#8C9CF7'),
    box(-120, 60, 0, 330, 18, 200, light),
    leftFace(-96, 78, 56, 96, 112, '#F6B21B'),
    upright(
      78,
      [
        [-66, 140],
        [-30, 140],
        [-22, 112],
        [-36, 96],
        [-60, 96],
        [-74, 112],
      ],
      '#7A4E00',
    ),
    linesOn(30, 78, 150, [150, 110, 150, 70]),
  ],
  houses: [
    box(-340, -110, -22, 700, 340, 22, plate),
    house(-300, -60, 210, light),
    house(150, -60, 260, indigo),
    box(-60, 60, 60, 130, 14, 74, gold),
    arrow(-150, 120, 0),
  ],
  drives: [
    ...[0, 1, 2].flatMap((level) => [drive(-200, -60, level * 60), drive(20, -60, level * 60)]),
    box(-200, 100, 0, 390, 20, 14, gold),
  ],
  helm: [
    platform(240),
    cube(-210, -130, 0, 100, light),
    cube(-60, -130, 0, 100, indigo),
    cube(90, -130, 0, 100, light),
    ...Array.from({ length: 7 }, (_, n) => {
      const angle = (n / 7) * 2 * Math.PI + Math.PI / 2;
      return line(
        [
          [0, 110, 150],
          [150 * Math.cos(angle), 110, 150 + 150 * Math.sin(angle)],
        ],
        '#D9930A',
        15,
      );
    }),
    line(
      Array.from({ length: 29 }, (_, n) => [
        112 * Math.cos((n / 28) * 2 * Math.PI),
        110,
        150 + 112 * Math.sin((n / 28) * 2 * Math.PI),
      ]),
      '#F6B21B',
      22,
    ),
    upright(
      112,
      Array.from({ length: 14 }, (_, n) => [
        30 * Math.cos((n / 14) * 2 * Math.PI),
        150 + 30 * Math.sin((n / 14) * 2 * Math.PI),
      ]),
      '#D9930A',
    ),
  ],
  board: [
    platform(230),
    screen(-220, -60, 10, '#18246E', 420),
    rows(5, (n) => leftFace(-180 + n * 44, -44, 40, 28, [40, 64, 52, 92, 76][n], n === 3 ? '#F6B21B' : '#8C9CF7')),
    line(
      [
        [60, -43, 70],
        [100, -43, 120],
        [130, -43, 90],
        [165, -43, 140],
      ],
      '#5FE0B0',
      8,
    ),
    box(60, 110, 0, 120, 100, 30, light),
    disc(120, 160, 30, 40, '#F6B21B'),
    line(
      [
        [120, 160, 32],
        [146, 140, 32],
      ],
      '#7A4E00',
      7,
    ),
  ],
  cities: [
    box(-360, -110, -22, 720, 240, 22, plate),
    house(-330, -70, 180, light),
    house(-75, -70, 130, gold),
    house(180, -70, 240, light),
    line(
      [
        [-255, 100, 2],
        [255, 100, 2],
      ],
      '#2B3FCB',
      8,
    ),
  ],
  shelves: [
    platform(240),
    ...[0, 1, 2].map(
      (level) =>
        box(-200, -130, level * 100, 400, 110, 12, light) +
        rows(4, (n) => box(-180 + n * 96, -110, 12 + level * 100, 70, 70, 58, (n + level) % 4 === 0 ? gold : indigo)),
    ),
    tower(60, 60, 110, 130),
  ],
  classroom: [
    ...[-190, -50, 90].flatMap((y) =>
      [-190, -50, 90].map(
        (x) =>
          box(x, y, 0, 100, 100, x + y === -100 ? 110 : 46, x + y === -100 && x === -50 ? gold : light) +
          leftFace(x + 18, y + 100, 14, 64, 16, slot),
      ),
    ),
  ],
  film: [
    platform(250),
    screen(-210, -110, 30, '#18246E', 340),
    upright(
      -92,
      [
        [-80, 150],
        [-80, 70],
        [0, 110],
      ],
      '#F6B21B',
    ),
    leftFace(-180, -94, 44, 280, 10, '#8C9CF7'),
    box(-90, 70, 0, 290, 120, 46, board),
    disc(-16, 130, 46, 42, '#8C9CF7'),
    disc(122, 130, 46, 42, '#F6B21B'),
  ],
  siteAndMail: [
    platform(250),
    screen(-230, -150, 20, '#EEF1F7', 380),
    leftFace(-196, -134, 60, 130, 90, '#F6B21B'),
    linesOn(-40, -134, 136, [150, 110, 160, 90]),
    flatEnvelope(-60, 60, 0, 270, 180, true),
  ],
  bubble: [
    box(-150, -20, 40, 300, 60, 180, light),
    upright(
      40,
      [
        [-90, 60],
        [-20, 42],
        [-90, -30],
      ],
      '#D3DBFA',
    ),
    ...[-80, 0, 80].map((x) =>
      upright(
        42,
        Array.from({ length: 16 }, (_, n) => [
          x + 22 * Math.cos((n / 16) * 2 * Math.PI),
          130 + 22 * Math.sin((n / 16) * 2 * Math.PI),
        ]),
        '#2B3FCB',
      ),
    ),
  ],
  calendar: [
    platform(200),
    box(-130, -20, 0, 270, 20, 270, light),
    leftFace(-130, 0, 214, 270, 56, '#C42B22'),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        leftFace(-104 + column * 60, 0, 150 - row * 56, 40, 36, row === 1 && column === 2 ? '#F6B21B' : '#D3DBFA'),
      ),
    ),
  ],
};
