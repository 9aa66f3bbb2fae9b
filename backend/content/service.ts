import type { Database } from '#backend/platform/database/database.ts';
import { RELATED_ARTICLES } from '#contracts/cms-rest.ts';
import { attributeOf } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { checkFilters } from './check-filters.ts';
import { forbidden, missing } from './content-failure.ts';
import { addressedType, type ContentType, contentType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { filtered } from './filter.ts';
import { lower } from './operators.ts';
import { sorted } from './order.ts';
import { MAX_LIMIT, pageWindow } from './page-window.ts';
import { relatedTo } from './related-articles.ts';
import { MAX_RENDERED, renderEntry } from './render.ts';
import { loadStore, type Store } from './store.ts';
import { type Entry, numberOf, type View, viewOf, wholeShape } from './view.ts';

/** Lets an index of the database answer an equality on one text attribute. */
const equalityOf = ({ filters }: BracketQuery, type: ContentType): readonly [string, string] | null => {
  if (typeof filters !== 'object') return null;
  for (const [name, filter] of Object.entries(filters)) {
    const value = typeof filter === 'string' ? filter : filter.$eq;
    if (attributeOf(type.shape, name)?.kind === 'text' && typeof value === 'string') return [name, value];
  }
  return null;
};

/** `_q` searches every text of an entry. */
const searched = (entries: readonly Entry[], { _q: term }: BracketQuery, type: ContentType): readonly Entry[] => {
  if (typeof term !== 'string' || term === '') return entries;
  const names = Object.entries(type.shape).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const looked = lower(term);
  return entries.filter(({ attributes }) =>
    names.some((name) => lower(String(attributes[name] ?? '')).includes(looked)),
  );
};

/** Entries in the requested language; Vietnamese by default. */
const inLanguage = (entries: readonly Entry[], { locale = 'vi' }: BracketQuery, type: ContentType): readonly Entry[] =>
  type.localised && locale !== 'all' ? entries.filter(({ attributes }) => attributes.locale === locale) : entries;

/** Whether a name identifies an entry: by document id, or by its id in this view. */
const isNamed = (entry: Entry, type: ContentType, name: string, view: View): boolean =>
  entry.documentId === name || String(numberOf(entry, type, view)) === name;

/** `ids=a,b` requests these entries in this order. [REST-06] */
const idsOf = ({ ids }: BracketQuery, type: ContentType): readonly string[] | null =>
  type.name === 'articles' && typeof ids === 'string' ? [...new Set(ids.split(',').map((each) => each.trim()))] : null;

const byIds = (entries: readonly Entry[], ids: readonly string[], type: ContentType, view: View): readonly Entry[] =>
  ids.slice(0, MAX_LIMIT).flatMap((id) => entries.find((entry) => isNamed(entry, type, id, view)) ?? []);

const drawn = (entries: readonly Entry[], type: ContentType, query: BracketQuery, store: Store, view: View) => {
  const drawing = { view, store, left: MAX_RENDERED };
  return entries.map((entry) => renderEntry(entry, type, query, drawing));
};

const list = async (db: Database, type: ContentType, query: BracketQuery, view: View) => {
  checkFilters(query.filters, wholeShape(type, view.dialect), view.dialect);
  const ids = idsOf(query, type);
  const window = pageWindow(query, view.dialect, ids === null ? undefined : MAX_LIMIT);
  const store = await loadStore(db, type, view, equalityOf(query, type));
  const open = inLanguage(store.all(type), query, type);
  const found = searched(filtered(open, type, query.filters, store, view), query, type);
  const chosen = ids === null ? found : byIds(found, ids, type, view);
  const shown = sorted(chosen, query.sort, type, view).slice(window.start, window.start + window.limit);
  return { data: drawn(shown, type, query, store, view), meta: { pagination: window.meta(chosen.length) } };
};

const one = async (db: Database, type: ContentType, id: string | null, query: BracketQuery, view: View) => {
  const store = await loadStore(db, type, view);
  const named = (entry: Entry): boolean =>
    view.dialect.version === 'v5' ? entry.documentId === id : String(entry.id) === id;
  const entry = store.all(type).find((each) => id === null || named(each));
  if (!entry) throw missing();
  const [data] = drawn([entry], type, query, store, view);
  return { data, meta: {} };
};

/**
 * Answers a query for a type or for one entry of it.
 * @throws ContentFailure
 */
export const answerContent = (
  db: Database,
  dialect: Dialect,
  address: string,
  id: string | null,
  query: BracketQuery,
): Promise<object> => {
  const type = addressedType(address, dialect.version);
  if (type === undefined || (type.single && id !== null)) throw missing();
  if (!type.open) throw forbidden();
  const view = viewOf(dialect, query);
  return type.single || id !== null ? one(db, type, id, query, view) : list(db, type, query, view);
};

/**
 * `articles/related-info/{id}`: other articles of the same category or tags. [REST-06]
 * @throws ContentFailure
 */
export const relatedArticles = async (db: Database, dialect: Dialect, id: string, query: BracketQuery) => {
  const type = contentType('articles');
  if (!type) throw missing();
  const view = viewOf(dialect, query);
  const store = await loadStore(db, type, view);
  const entry = store.all(type).find((each) => isNamed(each, type, id, view));
  if (!entry) throw missing();
  const related = relatedTo(entry, store.all(type)).slice(0, RELATED_ARTICLES);
  return { data: drawn(related, type, query, store, view), meta: {} };
};

/**
 * The footer without the usual envelope, for the custom route `footer/all/all`.
 * @throws ContentFailure
 */
export const wholeFooter = async (db: Database): Promise<unknown> => {
  const populate = { categories: { populate: '*' }, vendors: 'true' };
  const dialect: Dialect = { version: 'v4', wrapped: true };
  const answer = await answerContent(db, dialect, 'footer', null, { fields: { 0: 'id' }, populate });
  return 'data' in answer && typeof answer.data === 'object' && answer.data && 'attributes' in answer.data
    ? answer.data.attributes
    : null;
};
