import type { Database } from '#backend/platform/database/database.ts';
import { RELATED_ARTICLES } from '#contracts/rest/cms-rest.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { findAttribute } from './attribute.ts';
import { type BracketQuery, toList } from './bracket-query.ts';
import { forbiddenFailure, notFoundFailure } from './content-failure.ts';
import { type ContentType, findType, findTypeByPath } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { compileFilters, requireFewComparisons, subjectsOf } from './filter.ts';
import { toAsciiLowerCase } from './operators.ts';
import { MAX_LIMIT, parsePageWindow } from './page-window.ts';
import { MAX_RENDERED, renderEntry } from './render.ts';
import { sortEntries } from './sort-entries.ts';
import { loadStore, type Store } from './store.ts';
import { type Entry, entryId, fullShape, parseView, type Reader, type View } from './view.ts';

const readTags = ({ attributes }: Entry): readonly unknown[] => (Array.isArray(attributes.tags) ? attributes.tags : []);

/** One for the category and one for each tag. */
const countSharedTopics = (one: Entry, other: Entry): number => {
  const { category } = one.attributes;
  const sameCategory = category !== null && category !== undefined && category === other.attributes.category;
  return Number(sameCategory) + readTags(one).filter((tag) => readTags(other).includes(tag)).length;
};

/** Most common topics first, then newest. [REST-06] */
const findRelatedArticles = (article: Entry, all: readonly Entry[]): readonly Entry[] =>
  all
    .filter((other) => other.id !== article.id && countSharedTopics(article, other) > 0)
    .toSorted(
      (a, b) =>
        countSharedTopics(article, b) - countSharedTopics(article, a) ||
        (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
        a.id - b.id,
    );

/** An equality on one text attribute that a database index can answer. */
const findIndexableEquality = ({ filters }: BracketQuery, type: ContentType): readonly [string, string] | null => {
  if (typeof filters !== 'object') return null;
  for (const [name, filter] of Object.entries(filters)) {
    const value = typeof filter === 'string' ? filter : filter.$eq;
    if (findAttribute(type.shape, name)?.kind === 'text' && typeof value === 'string') return [name, value];
  }
  return null;
};

/** `_q` searches every text of an entry. */
const applySearch = (entries: readonly Entry[], { _q: term }: BracketQuery, type: ContentType): readonly Entry[] => {
  if (typeof term !== 'string' || term === '') return entries;
  const names = Object.entries(type.shape).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const looked = toAsciiLowerCase(term);
  return entries.filter(({ attributes }) =>
    names.some((name) => toAsciiLowerCase(String(lookUp(attributes, name) ?? '')).includes(looked)),
  );
};

/** Vietnamese by default. */
const filterByLanguage = (
  entries: readonly Entry[],
  { locale = 'vi' }: BracketQuery,
  type: ContentType,
): readonly Entry[] =>
  type.localised && locale !== 'all' ? entries.filter(({ attributes }) => attributes.locale === locale) : entries;

/** By document id, or by the entry's id in this view. */
const hasIdentifier = (entry: Entry, type: ContentType, name: string, view: View): boolean =>
  entry.documentId === name || String(entryId(entry, type, view)) === name;

/** `ids=a,b` requests these entries in this order. Throws ContentFailure for too many. [REST-06] */
const parseIds = ({ ids }: BracketQuery, type: ContentType): readonly string[] | null =>
  type.name === 'articles' && typeof ids === 'string' ? [...new Set(ids === '' ? [''] : toList(ids))] : null;

const selectByIds = (
  entries: readonly Entry[],
  ids: readonly string[],
  type: ContentType,
  view: View,
): readonly Entry[] => ids.flatMap((id) => entries.find((entry) => hasIdentifier(entry, type, id, view)) ?? []);

const renderEntries = (entries: readonly Entry[], type: ContentType, query: BracketQuery, store: Store, view: View) => {
  const drawing = { view, store, left: MAX_RENDERED };
  return entries.map((entry) => renderEntry(entry, type, query, drawing));
};

const answerList = async (db: Database, type: ContentType, query: BracketQuery, view: View) => {
  requireFewComparisons(query.filters);
  const matches = compileFilters(query.filters, fullShape(type, view.dialect), view.dialect);
  const ids = parseIds(query, type);
  const window = parsePageWindow(query, view.dialect, ids === null ? undefined : MAX_LIMIT);
  const store = await loadStore(db, type, view, findIndexableEquality(query, type));
  const open = filterByLanguage(store.all(type), query, type);
  const subjectOf = subjectsOf(store, view);
  const matching = open.filter((entry) => matches(subjectOf(entry, type)));
  const found = applySearch(matching, query, type);
  const chosen = ids === null ? found : selectByIds(found, ids, type, view);
  const shown = sortEntries(chosen, query.sort, type, view).slice(window.start, window.start + window.limit);
  return { data: renderEntries(shown, type, query, store, view), meta: { pagination: window.meta(chosen.length) } };
};

const answerEntry = async (db: Database, type: ContentType, id: string | null, query: BracketQuery, view: View) => {
  const store = await loadStore(db, type, view);
  const named = (entry: Entry): boolean =>
    view.dialect.version === 'v5' ? entry.documentId === id : String(entry.id) === id;
  const entry = store.all(type).find((each) => id === null || named(each));
  if (!entry) throw notFoundFailure();
  const [data] = renderEntries([entry], type, query, store, view);
  return { data, meta: {} };
};

/**
 * Answers for a type or for one of its entries; `reader` names the draft that the caller may read. Throws
 * ContentFailure.
 */
export const answerContent = (
  db: Database,
  dialect: Dialect,
  address: string,
  id: string | null,
  query: BracketQuery,
  reader: Reader,
): Promise<object> => {
  const type = findTypeByPath(address, dialect.version);
  if (type === undefined || (type.single && id !== null)) throw notFoundFailure();
  if (!type.open) throw forbiddenFailure();
  const view = parseView(dialect, query, reader);
  return type.single || id !== null ? answerEntry(db, type, id, query, view) : answerList(db, type, query, view);
};

/** `articles/related-info/{id}`: same category or tags. Throws ContentFailure. [REST-06] */
export const relatedArticles = async (
  db: Database,
  dialect: Dialect,
  id: string,
  query: BracketQuery,
  reader: Reader,
) => {
  const type = findType('articles');
  if (!type) throw notFoundFailure();
  const view = parseView(dialect, query, reader);
  const store = await loadStore(db, type, view);
  const entry = store.all(type).find((each) => hasIdentifier(each, type, id, view));
  if (!entry) throw notFoundFailure();
  const related = findRelatedArticles(entry, store.all(type)).slice(0, RELATED_ARTICLES);
  return { data: renderEntries(related, type, query, store, view), meta: {} };
};

/** Without the usual envelope, for the custom route `footer/all/all`. Throws ContentFailure. */
export const loadFooter = async (db: Database, reader: Reader): Promise<unknown> => {
  const populate = { categories: { populate: '*' }, vendors: 'true' };
  const dialect: Dialect = { version: 'v4', wrapped: true };
  const answer = await answerContent(db, dialect, 'footer', null, { fields: { 0: 'id' }, populate }, reader);
  return 'data' in answer && typeof answer.data === 'object' && answer.data && 'attributes' in answer.data
    ? answer.data.attributes
    : null;
};
