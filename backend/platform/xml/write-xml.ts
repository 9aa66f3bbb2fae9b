import { lookUp } from '#core/shared/text/look-up.ts';

/** An element with its children in order, or with its text, and its attributes. */
export type XmlNode = readonly [
  name: string,
  content: string | readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Signs that XML 1.0 has no place for, not even escaped; each is left out. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeText = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => lookUp(entities, sign) ?? sign);

const write = ([name, content, attributes = {}]: XmlNode): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const inner = typeof content === 'string' ? escapeText(content) : content.map(write).join('');
  return `<${name}${given.join('')}>${inner}</${name}>`;
};

/** A document in UTF-8. */
export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
