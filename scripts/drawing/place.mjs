// Places a motif, scaled to a box, on a background with a floor.
import { motifs } from './motifs.mjs';

/** Bounding box of the parts, from the numbers in their paths; ignores transforms. */
const boundsOf = (parts) => {
  const points = parts
    .join('')
    .split('<path ')
    .filter(
      (part) => part.startsWith('d="M') && !/[a-z]/.test(part.slice(3, part.indexOf('"', 3)).replace(/[MLZ]/g, '')),
    )
    .flatMap((part) => [...part.slice(3, part.indexOf('"', 3)).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
    .map(([, x, y]) => [Number(x), Number(y)]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** Parts scaled to a box around a centre, as one group. */
export const fitted = (parts, middleX, middleY, width, height) => {
  const { left, right, top, bottom } = boundsOf(parts);
  const scale = Math.min(width / (right - left), height / (bottom - top));
  return `<g transform="translate(${middleX} ${middleY}) scale(${scale.toFixed(3)}) translate(${(-(left + right) / 2).toFixed(1)} ${(-(top + bottom) / 2).toFixed(1)})">${parts.join('')}</g>`;
};

/** A motif by its name, fitted alike. */
export const placed = (name, ...box) => fitted(motifs[name], ...box);

/** Tints of the covers: transparent, so that a cover takes the light or dark of its page. */
export const grounds = { indigo: '#4C63F5', turmeric: '#F6A800', green: '#16A366' };

export const floor = (width, height, tint) => {
  const step = 150;
  const marks = [];
  for (let x = -height * 1.732; x < width; x += step)
    marks.push(
      `M${x.toFixed(0)} 0l${(height * 1.732).toFixed(0)} ${height}M${(x + height * 1.732).toFixed(0)} 0l${(-height * 1.732).toFixed(0)} ${height}`,
    );
  return `<rect width="${width}" height="${height}" fill="${tint}" fill-opacity=".14"/><path d="${marks.join('')}" stroke="${tint}" stroke-opacity=".1" stroke-width="2" fill="none" shape-rendering="crispEdges"/>`;
};
