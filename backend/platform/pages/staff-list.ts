import { html, raw } from 'hono/html';
import { openBytes, type Sealing, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import type { StaffArea, StaffPage, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { parsePageNumber } from './page-number.ts';
import type { Markup } from './plain-document.ts';

export const ROWS_PER_PAGE = 50;

const MAX_WORDS = 100;

/** What a list is asked for. Empty words find everything; `filter` is a key of the list's filters. */
export type ListQuery = {
  readonly words: string;
  readonly filter: string;
  /** From 1. */
  readonly page: number;
};

export type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => Markup | string;
  readonly isNumber?: boolean;
};

export type StaffList<Row> = {
  readonly area: Pick<StaffArea, 'title' | 'path' | 'right'>;
  readonly about?: Markup;
  /** Label of the search field; a list without it cannot be searched. */
  readonly searchLabel?: string;
  /** Words by value, the first one unless another is asked for. */
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly Column<Row>[];
  /** Skips the rows before the page, and reads one row more than a page when another page follows. */
  readonly read: (query: ListQuery) => Promise<readonly Row[]>;
  /** What a list without rows says. */
  readonly empty: string;
};

/** `LIMIT` and `OFFSET` of a page; the further row tells that another page follows. */
export const pageWindow = ({ page }: ListQuery): { readonly limit: number; readonly offset: number } => ({
  limit: ROWS_PER_PAGE + 1,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** Words may name a customer, and addresses stand in histories and logs: there they are sealed. */
const sealing: Sealing = { purpose: 'words of a search of the staff', of: 'staff' };
const sealWords = (secrets: SealingSecrets, words: string): string =>
  words === '' ? '' : encodeURIComponent(sealBytes(secrets, sealing, Buffer.from(words)));
const openWords = (secrets: SealingSecrets, sealed: string): string =>
  sealed === '' || sealed.length > 1_000 ? '' : (openBytes(secrets, sealing, sealed)?.toString('utf8') ?? '');

const parseWords = (text: string | null): string => cleanTyped(text ?? '').slice(0, MAX_WORDS);

const addressOf = (secrets: SealingSecrets, path: string, { words, filter, page }: ListQuery): string =>
  `${path}?q=${sealWords(secrets, words)}&filter=${encodeURIComponent(filter)}&page=${page}`;

const firstOf = (filters: Readonly<Record<string, string>>): string => Object.keys(filters)[0] ?? '';

const parseFilter = (filters: Readonly<Record<string, string>>, text: string | null | undefined): string =>
  text && Object.hasOwn(filters, text) ? text : firstOf(filters);

const renderSearch = <Row>({ area, searchLabel }: StaffList<Row>, { words, filter }: ListQuery): Markup | '' =>
  searchLabel === undefined
    ? ''
    : html`<form class="search" method="post" action="${area.path}" role="search">
<div class="words"><label for="q">${searchLabel}</label><input id="q" name="q" type="search" value="${words}" maxlength="${MAX_WORDS}" autocomplete="off"></div>
<input type="hidden" name="filter" value="${filter}"><button class="main">Tìm</button></form>`;

/** A table that becomes one card per row on a phone. */
export const renderTable = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Markup =>
  html`<table class="fold" role="table" aria-label="${title}"><thead role="rowgroup"><tr role="row">${columns.map(
    (column) => html`<th role="columnheader"${column.isNumber ? raw(' class="number"') : ''}>${column.title}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) =>
      html`<tr role="row">${columns.map(
        ({ title: label, cell, isNumber }) =>
          html`<td role="cell" data-label="${label}"${isNumber ? raw(' class="number"') : ''}><div>${cell(row)}</div></td>`,
      )}</tr>`,
  )}</tbody></table>`;

const renderList = <Row>(
  secrets: SealingSecrets,
  list: StaffList<Row>,
  query: ListQuery,
  rows: readonly Row[],
): StaffPage => {
  const { area, filters, columns } = list;
  const addressWith = (changes: Partial<ListQuery>) => addressOf(secrets, area.path, { ...query, page: 1, ...changes });
  const tabs = Object.entries(filters).map(
    ([filter, words]) =>
      html`<a href="${addressWith({ filter })}"${filter === query.filter ? raw(' aria-current="page"') : ''}>${words}</a>`,
  );
  return {
    title: area.title,
    body: html`${list.about ?? ''}${renderSearch(list, query)}
${tabs.length > 1 ? html`<nav class="tabs" aria-label="Lọc">${tabs}</nav>` : ''}
${rows.length === 0 ? html`<p class="card soft">${list.empty}</p>` : renderTable(area.title, columns, rows.slice(0, ROWS_PER_PAGE))}
<nav class="pages" aria-label="Trang">${query.page > 1 ? html`<a href="${addressWith({ page: query.page - 1 })}" rel="prev">Trang trước</a>` : ''}
${rows.length > ROWS_PER_PAGE ? html`<a href="${addressWith({ page: query.page + 1 })}" rel="next">Trang sau</a>` : ''}</nav>`,
  };
};

/** `GET {path}` shows a page of the list; `POST {path}` leads to what the typed words find. */
export const listRoutes = <Row>(secrets: SealingSecrets, list: StaffList<Row>): readonly StaffRoute[] => {
  const { area, filters } = list;
  const show = async ({ c, show: answer }: StaffRequest) => {
    const query: ListQuery = {
      words: parseWords(openWords(secrets, c.req.query('q') ?? '')),
      filter: parseFilter(filters, c.req.query('filter')),
      page: parsePageNumber(c.req.query('page')),
    };
    return answer(renderList(secrets, list, query, await list.read(query)));
  };
  const search: StaffRoute = {
    method: 'POST',
    path: area.path,
    audience: area.right,
    handle: ({ c, form }) => {
      const query = { words: parseWords(form.get('q')), filter: parseFilter(filters, form.get('filter')), page: 1 };
      return c.redirect(addressOf(secrets, area.path, query), 303);
    },
  };
  return [
    { method: 'GET', path: area.path, audience: area.right, handle: show },
    ...(list.searchLabel === undefined ? [] : [search]),
  ];
};
