import { projectPath } from '#backend/platform/project-path.ts';
import {
  colours,
  createPdf,
  drawRule,
  ensureRoom,
  finishPdf,
  INNER_WIDTH,
  MARGIN,
  type Pdf,
  writeText,
} from './pdf-paper.ts';
import { drawTable } from './pdf-table.ts';
import type { Fact, Sheet } from './sheet.ts';

const logo = projectPath('backend', 'media', 'logo.png');
const LOGO_HEIGHT = 26;
const FACTS_WIDTH = 190;
const LABEL_WIDTH = 62;

/** Draws two columns; returns the end. */
const drawFacts = (pdf: Pdf, facts: readonly Fact[], x: number, top: number, width: number): number =>
  facts
    .filter(([, value]) => value !== '')
    .reduce((y, [label, value]) => {
      const named = writeText(pdf, label, { x, y, width: LABEL_WIDTH, size: 8, colour: colours.quiet });
      const said = writeText(pdf, value, { x: x + LABEL_WIDTH + 6, y, width: width - LABEL_WIDTH - 6, size: 8.5 });
      return y + Math.max(named, said) + 3;
    }, top);

const drawHead = (pdf: Pdf, { heading, note, facts }: Sheet): number => {
  const width = INNER_WIDTH - FACTS_WIDTH - 20;
  pdf.image(logo, MARGIN, MARGIN, { height: LOGO_HEIGHT });
  const top = MARGIN + LOGO_HEIGHT + 12;
  const title = writeText(pdf, heading, { x: MARGIN, y: top, width, size: 17, face: 'bold' });
  const below = writeText(pdf, note, { x: MARGIN, y: top + title + 3, width, size: 8.5, colour: colours.quiet });
  const beside = drawFacts(pdf, facts, MARGIN + INNER_WIDTH - FACTS_WIDTH, MARGIN + 3, FACTS_WIDTH);
  const y = Math.max(top + title + below + 9, beside + 6);
  drawRule(pdf, y, colours.accent);
  return y + 12;
};

const drawParties = (pdf: Pdf, { parties }: Sheet, top: number): number => {
  const width = parties.length === 1 ? INNER_WIDTH : (INNER_WIDTH - 24) / 2;
  const ends = parties.map(({ title, facts }, at) => {
    const x = MARGIN + at * (width + 24);
    const height = writeText(pdf, title, { x, y: top, width, size: 9.5, face: 'bold' });
    return drawFacts(pdf, facts, x, top + height + 4, width);
  });
  return Math.max(top, ...ends) + 10;
};

const TOTALS_WIDTH = 260;

const drawTotals = (pdf: Pdf, { totals }: Sheet, top: number): number => {
  const x = MARGIN + INNER_WIDTH - TOTALS_WIDTH;
  let y = ensureRoom(pdf, top, totals.length * 18);
  for (const { fact, strong } of totals) {
    const style = { y, size: strong ? 11 : 9, face: strong ? 'bold' : 'regular' } as const;
    const [label, value] = fact;
    const named = writeText(pdf, label, { ...style, x, width: TOTALS_WIDTH - 110 });
    y +=
      Math.max(named, writeText(pdf, value, { ...style, x: x + TOTALS_WIDTH - 110, width: 110, align: 'right' })) + 4;
  }
  return y + 6;
};

const drawNotes = (pdf: Pdf, { notes }: Sheet, top: number): number => {
  let y = top;
  for (const note of notes) {
    const height = pdf.font('regular').fontSize(8.5).heightOfString(note, { width: INNER_WIDTH });
    y = ensureRoom(pdf, y, height);
    y += writeText(pdf, note, { x: MARGIN, y, width: INNER_WIDTH, size: 8.5 }) + 4;
  }
  return y;
};

/** Height of a signature with its stamp. */
const SIGNATURE_HEIGHT = 110;

const drawSignatures = (pdf: Pdf, { signatures }: Sheet, top: number): void => {
  if (signatures.length === 0) return;
  const y = ensureRoom(pdf, top + 12, SIGNATURE_HEIGHT);
  const width = INNER_WIDTH / signatures.length;
  for (const [at, { title, hint }] of signatures.entries()) {
    const place = { x: MARGIN + at * width, width, align: 'center' } as const;
    const height = writeText(pdf, title, { ...place, y, size: 9.5, face: 'bold' });
    writeText(pdf, hint, { ...place, y: y + height + 2, size: 8, colour: colours.quiet });
  }
};

/** Prints on A4. */
export const printSheet = (sheet: Sheet): Promise<Buffer> => {
  const pdf = createPdf({ title: `${sheet.heading} ${sheet.facts[0]?.[1] ?? ''}`.trim(), ...sheet });
  const table = drawTable(pdf, sheet, drawParties(pdf, sheet, drawHead(pdf, sheet)));
  drawSignatures(pdf, sheet, drawNotes(pdf, sheet, drawTotals(pdf, sheet, table + 12)));
  return finishPdf(pdf, sheet.foot);
};
