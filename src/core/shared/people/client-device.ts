import { appSigns } from './in-app-browser.ts';

type Sign = readonly [name: string, sign: RegExp];

/** The order matters: user agents also contain names of later entries. */
const browsers: readonly Sign[] = [
  ['Cốc Cốc', /\bcoc_coc_browser\//i],
  ...appSigns,
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const systems: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer than any browser's. */
const MAX_CHARACTERS = 1_000;

/** `Chrome, Windows`: only words of the two lists; empty when neither is recognised. [SDK-03 sessions] */
export const clientDevice = (userAgent: string | null | undefined): string => {
  const text = userAgent ?? '';
  if (text.length > MAX_CHARACTERS) return '';
  return [nameOf(browsers, text), nameOf(systems, text)].filter((name) => name !== null).join(', ');
};

const nameOf = (signs: readonly Sign[], text: string): string | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
