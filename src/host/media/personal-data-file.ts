import type { PersonalTable } from '#core/account/account.ts';
import { barePolicy, hashSource } from '#host/http/security-headers.ts';
import { escapeHtml } from '#host/pages/plain-page.ts';
import { personalDataText } from './personal-data.vi.ts';

const style =
  ':root{color-scheme:light dark}body{margin:2rem;font:16px/1.6 system-ui,sans-serif}section{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid;padding:.3rem .6rem;text-align:start;vertical-align:top;white-space:pre-line}';

export const personalDataPolicy = `${barePolicy}; style-src ${hashSource(style)}`;

/** One object per row, by heading. */
export const personalDataJson = (tables: readonly PersonalTable[]): string =>
  JSON.stringify(
    Object.fromEntries(
      tables.map(({ name, title, columns, rows }) => [
        name,
        {
          title,
          rows: rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null]))),
        },
      ]),
    ),
    null,
    2,
  );

/** An object of a cell, one property or entry a line, without what is empty. */
const lines = (value: unknown): string => {
  if (value === null || value === '') return '';
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([name, part]) => [name, lines(part)] as const);
  return parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (Array.isArray(value) ? text : `${name}: ${text}`))
    .join('\n');
};

/** Cells with objects hold JSON. */
const readable = (text: string): string => {
  if (!/^[[{]/.test(text)) return text;
  try {
    return lines(JSON.parse(text));
  } catch {
    return text;
  }
};

const cells = (tag: 'th scope="col"' | 'td', texts: readonly (string | null)[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escapeHtml(readable(text ?? ''))}</${tag.slice(0, 2)}>`).join('')}</tr>`;

const sectionOf = ({ title, columns, rows }: PersonalTable): string => {
  const content =
    rows.length === 0
      ? `<p>${personalDataText.none}</p>`
      : `<table><thead>${cells('th scope="col"', columns)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
};

/** A page of tables without script, which can be saved and printed. */
export const personalDataHtml = (tables: readonly PersonalTable[], shop: string): string => {
  const title = escapeHtml(personalDataText.title(shop));
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${personalDataText.sentence}</p>${tables.map(sectionOf).join('')}</body></html>`;
};
