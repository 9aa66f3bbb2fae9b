import PDFDocument from 'pdfkit';
import { projectPath } from '#backend/platform/project-path.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A node of the document's structure, by which screen readers read it. [PDF/UA] */
export type Part = ReturnType<Pdf['struct']>;

/** A4 page in points. */
export const MARGIN = 40;
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const FOOTER_HEIGHT = 34;
export const INNER_WIDTH = PAGE_WIDTH - 2 * MARGIN;
export const BOTTOM = PAGE_HEIGHT - MARGIN - FOOTER_HEIGHT;

/** For white paper. */
export const colours = { text: '#121a30', quiet: '#5b657d', line: '#d5dae1' } as const;

/** Subset to Latin and Vietnamese. [fonts/OFL.txt] */
const fonts = { regular: 'plus-jakarta-sans-400.ttf', bold: 'plus-jakarta-sans-700.ttf' } as const;
export type Face = keyof typeof fonts;

export type PdfFacts = {
  readonly title: string;
  readonly author: string;
  /** ms since 1970 UTC. */
  readonly date: number;
};

type PartType = 'H1' | 'H2' | 'P' | 'Sect' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** The last child of `parent`. */
export const addPart = (pdf: Pdf, parent: Part, type: PartType, options: { readonly alt?: string } = {}): Part => {
  const part = pdf.struct(type, options);
  parent.add(part);
  return part;
};

/** A4; pages stay buffered until the document is finished. */
export const createPdf = ({ title, author, date }: PdfFacts): Pdf => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    lang: 'vi-VN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(date) },
  });
  for (const [name, file] of Object.entries(fonts))
    pdf.registerFont(name, projectPath('backend', 'printing', 'fonts', file));
  return pdf.font('regular').fontSize(9).fillColor(colours.text);
};

export type TextPlacement = {
  /** null for what is drawn but not read, such as a page number. */
  readonly part: Part | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
};

/** Draws what belongs to a part; null for decoration. */
export const draw = (pdf: Pdf, part: Part | null, drawing: () => void): void => {
  if (part === null) pdf.markContent('Artifact', { type: 'Layout' });
  const content = part === null ? null : pdf.markStructureContent('Span');
  drawing();
  pdf.endMarkedContent();
  if (content !== null) part?.add(content);
};

/** Returns the text's height in points. */
export const writeText = (pdf: Pdf, text: string, at: TextPlacement): number => {
  const { part, x, y, width, size = 9, face = 'regular', colour = colours.text, align = 'left' } = at;
  pdf.font(face).fontSize(size).fillColor(colour);
  const height = pdf.heightOfString(text, { width, align });
  draw(pdf, part, () => pdf.text(text, x, y, { width, align }));
  return height;
};

export const drawRule = (pdf: Pdf, y: number, colour: string = colours.line): void => {
  draw(pdf, null, () =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + INNER_WIDTH, y)
      .lineWidth(0.7)
      .strokeColor(colour)
      .stroke(),
  );
};

/** The current position, or the top of a new page. */
export const ensureRoom = (pdf: Pdf, y: number, height: number): number => {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return MARGIN;
};

/** Numbers the pages, ends the document and returns its bytes. */
export const finishPdf = (pdf: Pdf, foot: string): Promise<Buffer> => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Otherwise text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    const y = PAGE_HEIGHT - MARGIN;
    writeText(pdf, foot, { part: null, x: MARGIN, y, width: INNER_WIDTH - 80, size: 7.5, colour: colours.quiet });
    const number = `Trang ${page + 1}/${count}`;
    writeText(pdf, number, {
      part: null,
      x: MARGIN + INNER_WIDTH - 80,
      y,
      width: 80,
      size: 7.5,
      colour: colours.quiet,
      align: 'right',
    });
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
};
