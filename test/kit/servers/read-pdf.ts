import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, with what their streams contain. */
const objectsOf = (pdf: string): ReadonlyMap<string, { readonly head: string; readonly stream: string }> =>
  new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, number = '', body = '']) => {
      const [opening = '', length = ''] = /\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body) ?? [];
      if (opening === '') return [number, { head: body, stream: '' }];
      const start = body.indexOf(opening) + opening.length;
      const head = body.slice(0, start);
      // What a packed stream ends with may look like the end of a line.
      const bytes = body.slice(start, start + Number(length));
      const isPacked = head.includes('/FlateDecode');
      return [
        number,
        { head, stream: isPacked ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes },
      ];
    }),
  );

const lettersOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** What each glyph of a font means. [ISO 32000-1 9.10.3] */
const readGlyphs = (map: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, letters = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      glyphs.set(Number.parseInt(from, 16) + at, lettersOf(letters.replaceAll(' ', '')));
  return glyphs;
};

/**
 * The text of a PDF whose fonts are embedded with their meaning, as `backend/printing` writes them: every run of text on
 * a line of its own, page by page.
 */
export const readPdf = (pdf: Buffer): string => {
  const objects = objectsOf(pdf.toString('latin1'));
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  const fonts = new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? [];
      return [name, readGlyphs(objects.get(map)?.stream ?? '')] as const;
    }),
  );
  const contents = [...objects.values()].map(({ stream }) => stream).filter((stream) => /\bBT\b/.test(stream));
  const runs: string[] = [];
  for (const content of contents) {
    let glyphs: ReadonlyMap<number, string> = new Map();
    for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
      else {
        const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        runs.push(codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '\uFFFD').join(''));
      }
    }
  }
  return runs.join('\n');
};
