import { encode } from 'uqr';

/** Its encoder loads with it. */
export default function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return (
    <svg viewBox={`-1 -1 ${size + 2} ${size + 2}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={toSvgPath(data)} fill="#000" />
    </svg>
  );
}

/** One rectangle per run of dark modules. */
const toSvgPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const parts: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        const width = x - start + 1;
        parts.push(`M${start} ${y}h${width}v1h-${width}z`);
      }
      return parts;
    })
    .join('');
