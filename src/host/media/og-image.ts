import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type BrandColours, brandColours } from '#core/shared/shop/brand-colours.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { escapeXml } from '#host/feeds/xml.ts';
import tokens from '#ui/theme/tokens.css?raw';
import { writeWhole } from './file-store.ts';
import semiBold from './fonts/plus-jakarta-sans-600.ttf?inline';
import extraBold from './fonts/plus-jakarta-sans-800.ttf?inline';
import { share } from './share.vi.ts';

/** `accent`: a price; `note`: a secondary text. */
export type OgCard = {
  readonly kicker: string;
  readonly title: string;
  readonly accent: string | null;
  readonly note: string | null;
};

/** Pixels, as recommended for Open Graph. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
/** Y coordinate of the awning's lower edge. */
const AWNING = 520;
const SCALLOP = 30;
/** The title's font size shrinks until the text fits. */
const TITLE_TOP = 218;
const TITLE_ROOM = 214;
const TITLE_SIZES = [68, 58, 50, 42];
const MAX_LETTERS = 140;
/** Of the shop's name, which has one line. */
const MAX_SHOP_LETTERS = 40;

/** Light-mode value of the theme. */
const themeColour = (name: string): string => {
  const [, found] = new RegExp(`--${name}:\\s*(?:light-dark\\()?(#[0-9a-f]{6})`, 'i').exec(tokens) ?? [];
  if (found === undefined) throw new Error(`the theme has no colour ${name}`);
  return found;
};

/** Written to the data folder, because Pango reads font files and does not support woff2. */
const faces = {
  600: { bytes: semiBold, style: 'SemiBold' },
  800: { bytes: extraBold, style: 'ExtraBold' },
} as const;
type Weight = keyof typeof faces;

const fontFile = async (folder: string, weight: Weight): Promise<string> => {
  const file = join(folder, `plus-jakarta-sans-${weight}.ttf`);
  if (existsSync(file)) return file;
  const [, text = ''] = faces[weight].bytes.split(',');
  await writeWhole(file, Buffer.from(text, 'base64'));
  return file;
};

type Line = { readonly text: string; readonly size: number; readonly weight: Weight; readonly colour: string };
type Drawn = { readonly input: Buffer; readonly height: number };

/** 1200 × 630, in the name of the shop; uses this folder's fonts only. */
export const ogImages = (folder: string, { name: shop, look }: Pick<ShopIdentity, 'name' | 'look'>) => {
  const brand = look.colour === null ? null : brandColours(look.colour);
  const colourOf = (name: keyof BrandColours | 'promo' | 'text-2' | 'bg'): string =>
    lookUp(brand ?? {}, name)?.[0] ?? themeColour(name);
  /** Text without anything to draw becomes the shop's name. */
  const truncate = (text: string, most: number): string => truncateText(text, most) || truncateText(shop, most);
  const oneLine = (text: string): string => truncate(text, 52);

  const lineOf = async ({ text, size, weight, colour: ink }: Line): Promise<Drawn> => {
    const words = `<span foreground="${ink}">${escapeXml(text)}</span>`;
    const { data, info } = await sharp({
      text: {
        text: words,
        font: `Plus Jakarta Sans ${faces[weight].style} ${size}`,
        fontfile: await fontFile(folder, weight),
        width: WIDTH - 2 * EDGE,
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  };

  const titleOf = async (text: string): Promise<Drawn> => {
    let shown = truncate(text, MAX_LETTERS);
    for (const size of TITLE_SIZES) {
      const drawn = await lineOf({ text: shown, size, weight: 800, colour: '#ffffff' });
      if (drawn.height <= TITLE_ROOM) return drawn;
    }
    for (;;) {
      shown = truncate(shown, Math.floor(shown.length * 0.8));
      const drawn = await lineOf({ text: shown, size: 42, weight: 800, colour: '#ffffff' });
      if (drawn.height <= TITLE_ROOM || shown.length < 20) return drawn;
    }
  };

  return async ({ kicker, title, accent, note }: OgCard): Promise<Uint8Array<ArrayBuffer>> => {
    const at = (drawn: Drawn, left: number, top: number): OverlayOptions => ({ input: drawn.input, left, top });
    const heading = await titleOf(title);
    const below = accent ?? note;
    const parts = [
      at(
        await lineOf({ text: truncate(shop, MAX_SHOP_LETTERS), size: 36, weight: 800, colour: '#ffffff' }),
        EDGE + 78,
        66,
      ),
      at(await lineOf({ text: oneLine(kicker), size: 28, weight: 600, colour: colourOf('primary-line') }), EDGE, 166),
      at(heading, EDGE, TITLE_TOP),
      ...(below === null
        ? []
        : [
            at(
              accent === null
                ? await lineOf({ text: oneLine(below), size: 32, weight: 600, colour: colourOf('primary-line') })
                : await lineOf({ text: oneLine(below), size: 46, weight: 800, colour: colourOf('promo') }),
              EDGE,
              TITLE_TOP + heading.height + 30,
            ),
          ]),
      at(await lineOf({ text: share.promise, size: 26, weight: 600, colour: colourOf('text-2') }), EDGE, 570),
    ];
    const drawn = sharp(Buffer.from(backdrop(colourOf))).composite(parts);
    return new Uint8Array(await drawn.png({ palette: true, effort: 7 }).toBuffer());
  };
};

/** Truncates at a word boundary. Empty without renderable characters. */
const truncateText = (text: string, most: number): string => {
  const given = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  const line = /[^\p{Default_Ignorable_Code_Point}\s]/u.test(given) ? given : '';
  const letters = [...line.normalize('NFC')];
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most)
        .join('')
        .replace(/\s\S*$/, '')}…`;
};

const backdrop = (colourOf: (name: 'bg' | 'ink' | 'ink-2' | 'promo') => string): string => {
  const scallops = Array.from(
    { length: WIDTH / (2 * SCALLOP) },
    (_, at) => `<circle cx="${(2 * at + 1) * SCALLOP}" cy="${AWNING}" r="${SCALLOP}"/>`,
  ).join('');
  const cloud = 'M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${colourOf('bg')}"/>
<g fill="${colourOf('ink')}"><rect width="100%" height="${AWNING}"/>${scallops}</g>
<path fill="${colourOf('ink-2')}" transform="translate(690 60) scale(15)" d="${cloud}"/>
<g transform="translate(${EDGE} 60) scale(1.75)"><path fill="#ffffff" d="${cloud}"/>
<path fill="${colourOf('promo')}" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z"/></g>
</svg>`;
};
