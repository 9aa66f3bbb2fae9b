import {
  addPart,
  colours,
  drawRule,
  ensureRoom,
  INNER_WIDTH,
  MARGIN,
  type Part,
  type Pdf,
  writeText,
} from './pdf-paper.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const PADDING = 5;
const GAP = 8;
const SIZE = 8.5;
const DETAIL_SIZE = 7.5;

type ColumnPosition = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

/** The first column takes the remaining width. */
const columnPositions = ({ columns }: Sheet): readonly ColumnPosition[] => {
  const others = columns.slice(1).reduce((sum, { width }) => sum + width + GAP, 0);
  let x = MARGIN;
  return columns.map(({ width, numeric }, at) => {
    const place: ColumnPosition = {
      x,
      width: at === 0 ? INNER_WIDTH - others : width,
      align: numeric ? 'right' : 'left',
    };
    x += place.width + GAP;
    return place;
  });
};

/** `table` is null where the headers are repeated. */
const drawHead = (pdf: Pdf, sheet: Sheet, places: readonly ColumnPosition[], y: number, table: Part | null): number => {
  const row = table && addPart(pdf, table, 'TR');
  const heights = places.map((place, at) =>
    writeText(pdf, sheet.columns[at]?.title ?? '', {
      ...place,
      part: row && addPart(pdf, row, 'TH'),
      y: y + PADDING,
      size: 7.5,
      face: 'bold',
      colour: colours.quiet,
    }),
  );
  const below = y + Math.max(...heights) + 2 * PADDING;
  drawRule(pdf, below, colours.text);
  return below;
};

const measureRow = (pdf: Pdf, { cells, details }: SheetRow, places: readonly ColumnPosition[]): number => {
  const [first] = places;
  const cellHeights = places.map(({ width }, at) =>
    pdf
      .font(at === 0 ? 'bold' : 'regular')
      .fontSize(SIZE)
      .heightOfString(cells[at] ?? '', { width }),
  );
  pdf.font('regular').fontSize(DETAIL_SIZE);
  const below = details.reduce((sum, each) => sum + pdf.heightOfString(each, { width: first?.width ?? 0 }) + 1, 0);
  const [own = 0, ...others] = cellHeights;
  return Math.max(own + below, ...others) + 2 * PADDING;
};

const drawRow = (
  pdf: Pdf,
  { cells, details }: SheetRow,
  places: readonly ColumnPosition[],
  y: number,
  table: Part,
): void => {
  const row = addPart(pdf, table, 'TR');
  const parts = places.map(() => addPart(pdf, row, 'TD'));
  let under = y + PADDING;
  for (const [at, place] of places.entries()) {
    const face = at === 0 ? 'bold' : 'regular';
    const part = parts[at] ?? null;
    const height = writeText(pdf, cells[at] ?? '', { ...place, part, y: y + PADDING, size: SIZE, face });
    if (at === 0) under += height + 1;
  }
  const [first] = places;
  for (const detail of first ? details : [])
    under +=
      writeText(pdf, detail, {
        part: parts[0] ?? null,
        x: MARGIN,
        width: first?.width ?? 0,
        y: under,
        size: DETAIL_SIZE,
        colour: colours.quiet,
      }) + 1;
};

/** Splits no row across pages; returns the end of the table. */
export const drawTable = (pdf: Pdf, sheet: Sheet, top: number, root: Part): number => {
  const table = addPart(pdf, root, 'Table');
  const places = columnPositions(sheet);
  let y = drawHead(pdf, sheet, places, ensureRoom(pdf, top, 60), table);
  for (const row of sheet.rows) {
    const height = measureRow(pdf, row, places);
    const start = ensureRoom(pdf, y, height);
    // Repeats the column headers on a new page.
    if (start < y) y = drawHead(pdf, sheet, places, start, null);
    drawRow(pdf, row, places, y, table);
    y += height;
    drawRule(pdf, y);
  }
  return y;
};
