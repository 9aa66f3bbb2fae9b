import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ShopLook } from '#core/shared/shop/shop-identity.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ClientFiles } from '#host/http/client-files.ts';
import { StartFailure } from './start-failure.ts';

/** Paths of the firm’s marks; null: it has none. */
export type BrandFiles = Readonly<Record<'logo' | 'darkLogo' | 'favicon', string | null>>;

/** A mark that is larger would delay every first visit. */
const MAX_BYTES = 200 * 1024;

/** What a file of each kind begins with; an SVG may begin with a declaration or a comment. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.svg': /^\s*(?:<\?xml|<!--|<svg)/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
};

const readMark = (variable: string, path: string): Uint8Array<ArrayBuffer> => {
  const bytes = ((): Buffer => {
    try {
      return readFileSync(path);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no file';
      throw new StartFailure(`${variable} cannot be read: ${path} (${code}).`);
    }
  })();
  if (bytes.length > MAX_BYTES)
    throw new StartFailure(`${variable} must be a picture of at most ${MAX_BYTES / 1024} KB; ${path} is larger.`);
  if (!lookUp(beginnings, extname(path).toLowerCase())?.test(bytes.toString('latin1', 0, 200)))
    throw new StartFailure(
      `${variable} must be a picture as SVG, PNG or WebP by its name and its content, not ${path}.`,
    );
  return new Uint8Array(bytes);
};

/**
 * The marks of the firm, served under addresses that change with their content. Throws StartFailure with a sentence for a
 * file that cannot be read, is too large, or is no picture.
 */
export const readBrandFiles = ({
  logo,
  darkLogo,
  favicon,
}: BrandFiles): { readonly files: ClientFiles; readonly look: Pick<ShopLook, 'logo' | 'favicon'> } => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const serve = (variable: string, path: string): string => {
    const bytes = readMark(variable, path);
    const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    const address = `/assets/brand-${digest}${extname(path).toLowerCase()}`;
    files.set(address, bytes);
    return address;
  };
  const light = logo === null ? null : serve('SHOP_LOGO', logo);
  const dark = darkLogo === null ? null : serve('SHOP_LOGO_DARK', darkLogo);
  return {
    files,
    look: {
      logo: light === null ? null : { light, dark },
      favicon: favicon === null ? null : serve('SHOP_FAVICON', favicon),
    },
  };
};
