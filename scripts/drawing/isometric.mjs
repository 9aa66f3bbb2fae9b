// Isometric drawing in three tones, as SVG paths.
export const tones = {
  light: ['#FFFFFF', '#D3DBFA', '#A6B5F0'],
  plate: ['#C4CEFA', '#94A3E8', '#7485D6'],
  indigo: ['#8C9CF7', '#6B7EEB', '#5366D3'],
  gold: ['#FFD36B', '#F6B21B', '#D9930A'],
  board: ['#3D4EAF', '#2D3C92', '#24317C'],
  paper: ['#FFF6DF', '#E9DCBB', '#D9C99C'],
};
export const slot = '#26357F';
export const dot = '#5FE0B0';

export const at = (x, y, z) => [600 + (x - y) * 0.866, 470 + (x + y) * 0.5 - z];
export const path = (points, fill) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}"/>`;
export const box = (x, y, z, w, d, h, [top, left, right]) =>
  path([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)], top) +
  path([at(x, y + d, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x, y + d, z)], left) +
  path([at(x + w, y, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x + w, y, z)], right);
export const leftFace = (x, y, z, w, h, fill) =>
  path([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y, z), at(x, y, z)], fill);
export const topFace = (x, y, z, w, d, fill) =>
  path([at(x, y, z), at(x + w, y, z), at(x + w, y + d, z), at(x, y + d, z)], fill);
export const cloud = (x, y, scale, fill) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M36 0a36 36 0 0 1 4-72a54 54 0 0 1 100-16a34 34 0 0 1 48 30a29 29 0 0 1-4 58z" fill="${fill}"/>`;

export const rightFace = (x, y, z, d, h, fill) =>
  path([at(x, y, z + h), at(x, y + d, z + h), at(x, y + d, z), at(x, y, z)], fill);
/** A horizontal circle, as a polygon. */
export const disc = (x, y, z, radius, fill) =>
  path(
    Array.from({ length: 28 }, (_, step) => {
      const angle = (step / 28) * 2 * Math.PI;
      return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle), z);
    }),
    fill,
  );
/** Any shape in the plane of left faces: points are [x, z]. */
export const upright = (y, points, fill) =>
  path(
    points.map(([x, z]) => at(x, y, z)),
    fill,
  );
/** A line through 3D points. */
export const line = (points, stroke, width) =>
  `<path d="M${points
    .map((point) =>
      at(...point)
        .map((each) => each.toFixed(1))
        .join(' '),
    )
    .join(
      'L',
    )}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
