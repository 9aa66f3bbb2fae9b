export const fileKinds = ['jpeg', 'png', 'webp', 'pdf', 'text', 'zip'] as const;
export type FileKind = (typeof fileKinds)[number];

type KindRules = {
  /** In lower case; the first one is the usual one. */
  readonly endings: readonly [string, ...string[]];
  /** base64 prefixes of its content; empty where only the whole content tells. */
  readonly beginnings: readonly string[];
  /** As which it is downloaded. */
  readonly mediaType: string;
  /** Drawn anew by the shop, so that nothing but the picture is left of it. */
  readonly isPicture: boolean;
  /** Not taken without the verdict of a virus scanner. */
  readonly needsScan: boolean;
};

const picture = { isPicture: true, needsScan: false } as const;
const other = { isPicture: false, needsScan: true } as const;

export const kindRules: Readonly<Record<FileKind, KindRules>> = {
  jpeg: { ...picture, endings: ['jpg', 'jpeg'], beginnings: ['/9j/'], mediaType: 'image/jpeg' },
  png: { ...picture, endings: ['png'], beginnings: ['iVBORw0KGg'], mediaType: 'image/png' },
  // RIFF
  webp: { ...picture, endings: ['webp'], beginnings: ['UklGR'], mediaType: 'image/webp' },
  pdf: { ...other, endings: ['pdf'], beginnings: ['JVBERi0'], mediaType: 'application/pdf' },
  text: {
    ...other,
    endings: ['txt', 'log', 'csv', 'conf'],
    beginnings: [],
    mediaType: 'text/plain; charset=utf-8',
    needsScan: false,
  },
  // With files, and empty.
  zip: { ...other, endings: ['zip'], beginnings: ['UEsDB', 'UEsFB'], mediaType: 'application/zip' },
};
