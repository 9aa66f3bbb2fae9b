import {
  addPart,
  colours,
  createPdf,
  drawRule,
  ensureRoom,
  finishPdf,
  INNER_WIDTH,
  MARGIN,
  type Part,
  type Pdf,
  writeText,
} from './pdf-paper.ts';
import { drawTable } from './pdf-table.ts';
import type { Fact, Sheet } from './sheet.ts';

const BRAND_SIZE = 15;
const FACTS_WIDTH = 190;
const LABEL_WIDTH = 62;

/** Label and value as an item of a list. */
const addFact = (pdf: Pdf, list: Part) => {
  const item = addPart(pdf, list, 'LI');
  return { label: addPart(pdf, item, 'Lbl'), value: addPart(pdf, item, 'LBody') };
};

type Place = { readonly x: number; readonly y: number; readonly width: number };

/** Draws two columns; returns the end. */
const drawFacts = (pdf: Pdf, root: Part, facts: readonly Fact[], { x, y: top, width }: Place): number => {
  const list = addPart(pdf, root, 'L');
  return facts
    .filter(([, value]) => value !== '')
    .reduce((y, [label, value]) => {
      const parts = addFact(pdf, list);
      const at = { part: parts.label, x, y, width: LABEL_WIDTH, size: 8, colour: colours.quiet };
      const named = writeText(pdf, label, at);
      const beside = { part: parts.value, x: x + LABEL_WIDTH + 6, y, width: width - LABEL_WIDTH - 6, size: 8.5 };
      return y + Math.max(named, writeText(pdf, value, beside)) + 3;
    }, top);
};

const drawHead = (pdf: Pdf, { heading, note, facts, brand }: Sheet, root: Part): number => {
  const width = INNER_WIDTH - FACTS_WIDTH - 20;
  const name = { part: addPart(pdf, root, 'P'), x: MARGIN, y: MARGIN, width, size: BRAND_SIZE, colour: brand.colour };
  const top = MARGIN + writeText(pdf, brand.name, { ...name, face: 'bold' }) + 14;
  const title = writeText(pdf, heading, {
    part: addPart(pdf, root, 'H1'),
    x: MARGIN,
    y: top,
    width,
    size: 17,
    face: 'bold',
  });
  const part = addPart(pdf, root, 'P');
  const below = writeText(pdf, note, { part, x: MARGIN, y: top + title + 3, width, size: 8.5, colour: colours.quiet });
  const right = { x: MARGIN + INNER_WIDTH - FACTS_WIDTH, y: MARGIN + 3, width: FACTS_WIDTH };
  const beside = drawFacts(pdf, root, facts, right);
  const y = Math.max(top + title + below + 9, beside + 6);
  drawRule(pdf, y, brand.colour);
  return y + 12;
};

const drawParties = (pdf: Pdf, { parties }: Sheet, top: number, root: Part): number => {
  const width = parties.length === 1 ? INNER_WIDTH : (INNER_WIDTH - 24) / 2;
  const ends = parties.map(({ title, facts }, at) => {
    const x = MARGIN + at * (width + 24);
    const section = addPart(pdf, root, 'Sect');
    const part = addPart(pdf, section, 'H2');
    const height = writeText(pdf, title, { part, x, y: top, width, size: 9.5, face: 'bold' });
    return drawFacts(pdf, section, facts, { x, y: top + height + 4, width });
  });
  return Math.max(top, ...ends) + 10;
};

const TOTALS_WIDTH = 260;

const drawTotals = (pdf: Pdf, { totals }: Sheet, top: number, root: Part): number => {
  const list = addPart(pdf, root, 'L');
  const x = MARGIN + INNER_WIDTH - TOTALS_WIDTH;
  let y = ensureRoom(pdf, top, totals.length * 18);
  for (const { fact, strong } of totals) {
    const style = { y, size: strong ? 11 : 9, face: strong ? 'bold' : 'regular' } as const;
    const [label, value] = fact;
    const parts = addFact(pdf, list);
    const named = writeText(pdf, label, { ...style, part: parts.label, x, width: TOTALS_WIDTH - 110 });
    const right = { part: parts.value, x: x + TOTALS_WIDTH - 110, width: 110, align: 'right' } as const;
    y += Math.max(named, writeText(pdf, value, { ...style, ...right })) + 4;
  }
  return y + 6;
};

const drawNotes = (pdf: Pdf, { notes }: Sheet, top: number, root: Part): number => {
  let y = top;
  for (const note of notes) {
    const height = pdf.font('regular').fontSize(8.5).heightOfString(note, { width: INNER_WIDTH });
    y = ensureRoom(pdf, y, height);
    y += writeText(pdf, note, { part: addPart(pdf, root, 'P'), x: MARGIN, y, width: INNER_WIDTH, size: 8.5 }) + 4;
  }
  return y;
};

/** Height of a signature with its stamp. */
const SIGNATURE_HEIGHT = 110;

const drawSignatures = (pdf: Pdf, { signatures }: Sheet, top: number, root: Part): void => {
  if (signatures.length === 0) return;
  const y = ensureRoom(pdf, top + 12, SIGNATURE_HEIGHT);
  const width = INNER_WIDTH / signatures.length;
  for (const [at, { title, hint }] of signatures.entries()) {
    const part = addPart(pdf, root, 'P');
    const place = { part, x: MARGIN + at * width, width, align: 'center' } as const;
    const height = writeText(pdf, title, { ...place, y, size: 9.5, face: 'bold' });
    writeText(pdf, hint, { ...place, y: y + height + 2, size: 8, colour: colours.quiet });
  }
};

/** Prints on A4, tagged for screen readers. */
export const printSheet = (sheet: Sheet): Promise<Buffer> => {
  const pdf = createPdf({ title: `${sheet.heading} ${sheet.facts[0]?.[1] ?? ''}`.trim(), ...sheet });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const table = drawTable(pdf, sheet, drawParties(pdf, sheet, drawHead(pdf, sheet, root), root), root);
  drawSignatures(pdf, sheet, drawNotes(pdf, sheet, drawTotals(pdf, sheet, table + 12, root), root), root);
  return finishPdf(pdf, sheet.foot);
};
