import { type Attribute, findAttribute, type Shape } from '#backend/content/attribute.ts';
import { type ContentType, findType, findTypeByPath } from '#backend/content/content-types.ts';
import { contentEntries } from '#backend/content/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type Recording, recordingsOf } from './recordings.ts';

type Fields = { [key: string]: unknown };
type Version = 'v4' | 'v5';
type Held = { attributes: Fields; stamps: Fields; documentId: string | undefined; live: boolean };
/**
 * What the recordings show of each entry, by type and number. `live`: whether the recording shows published entries.
 */
type Found = {
  readonly entries: Map<string, Map<number, Held>>;
  readonly version: Version;
  readonly live: boolean;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

/** The newer system gives the draft and the published row of an entry separate numbers. */
const numberOf = (id: number, type: ContentType, version: Version): number =>
  version === 'v5' && type.drafts ? Math.ceil(id / 2) : id;

const recordEntry = (found: Found, type: ContentType, entry: Fields): number => {
  const { id, documentId, attributes = entry } = entry;
  if (typeof id !== 'number' || !isFields(attributes)) throw new Error(`no entry of ${type.name}`);
  const number = numberOf(id, type, found.version);
  const entries = found.entries.get(type.name) ?? new Map<number, Held>();
  found.entries.set(type.name, entries);
  const before = entries.get(number) ?? { attributes: {}, stamps: {}, documentId: undefined, live: false };
  const { createdAt, updatedAt, publishedAt } = attributes;
  const times = Object.entries({ createdAt, updatedAt, publishedAt }).filter(([, time]) => typeof time === 'string');
  const held: Held = {
    attributes: before.attributes,
    stamps: { ...before.stamps, ...Object.fromEntries(times) },
    documentId: typeof documentId === 'string' ? documentId : before.documentId,
    live: before.live || (found.live && publishedAt !== null),
  };
  entries.set(number, held);
  held.attributes = mergeFields(held.attributes, stripFields(found, type.shape, attributes, number));
  return number;
};

/** Merges two recordings of an entry; a part that only one of them shows in depth stays complete. */
const mergeFields = (before: Fields, after: Fields): Fields => {
  const both = { ...before, ...after };
  for (const [name, value] of Object.entries(after)) {
    const old = before[name];
    if (isFields(value) && isFields(old)) both[name] = mergeFields(old, value);
    if (Array.isArray(value) && Array.isArray(old) && value.every(isFields) && old.every(isFields))
      both[name] = value.map((each, index) => mergeFields(fieldsOf(old)[index] ?? {}, each));
  }
  return both;
};

const stripFields = (found: Found, shape: Shape, given: Fields, from: number | null): Fields =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const attribute = findAttribute(shape, name);
      if (name === 'id' || name === '__component') return from === null ? [[name, value]] : [];
      return attribute ? stripValue(found, attribute, name, value, from) : [];
    }),
  );

const stripValue = (
  found: Found,
  attribute: Attribute,
  name: string,
  value: unknown,
  from: number | null,
): [string, unknown][] => {
  if (attribute.kind === 'relation') return stripRelation(found, attribute, name, value, from);
  if (attribute.kind !== 'component' && attribute.kind !== 'zone') return [[name, value]];
  const one = (part: Fields): Fields =>
    stripFields(found, attribute.kind === 'zone' ? partShape(attribute, part) : attribute.shape, part, null);
  if (!Array.isArray(value)) return [[name, isFields(value) ? one(value) : null]];
  return [[name, fieldsOf(value).map(one)]];
};

const partShape = ({ shapes }: Extract<Attribute, { kind: 'zone' }>, part: Fields): Shape =>
  shapes[String(part.__component)] ?? {};

/**
 * Turns related entries into their numbers; a relation from the far side is written into the entries that it points to.
 */
const stripRelation = (
  found: Found,
  { type: name, many, mappedBy }: Extract<Attribute, { kind: 'relation' }>,
  attribute: string,
  value: unknown,
  from: number | null,
): [string, unknown][] => {
  const type = findType(name);
  if (!type) return [];
  const inner = isFields(value) && 'data' in value ? value.data : value;
  const numbers = fieldsOf(inner).map((entry) => recordEntry(found, type, entry));
  if (mappedBy === undefined) return [[attribute, many ? numbers : (numbers[0] ?? null)]];
  const back = type.shape[mappedBy];
  for (const number of numbers) {
    const held = found.entries.get(name)?.get(number);
    if (held && back?.kind === 'relation' && !back.many) held.attributes[mappedBy] = from;
  }
  return [];
};

const addressOf = ({ request }: Recording): string => /^\/api\/([\w-]+)/.exec(request.path)?.[1] ?? '';
const showsDrafts = ({ request }: Recording): boolean => /publicationState=preview|status=draft/.test(request.path);

/** An entry that was requested by its slug has that slug, even when the answer does not show it. */
const askedSlug = ({ request }: Recording): Fields => {
  const slug = new URL(request.path, 'http://cms.example').searchParams.get('filters[slug][$eq]');
  return slug === null ? {} : { slug };
};

/** Items of the menus plugin are relations; turns them into the components that our service stores. */
const pluginItems = (items: unknown): readonly Fields[] =>
  fieldsOf(isFields(items) ? items.data : []).map(({ id, attributes }) => {
    const { title, url, children } = isFields(attributes) ? attributes : {};
    return { id, title, url, children: pluginItems(children) };
  });

const pluginMenu = (entry: Fields): Fields => {
  const attributes = isFields(entry.attributes) ? entry.attributes : {};
  const items = pluginItems(attributes.items);
  return { ...entry, attributes: { ...attributes, order: Number(entry.id) - 1, items } };
};

const recordEntries = (entries: Found['entries'], recorded: Recording, version: Version): void => {
  const address = addressOf(recorded);
  // The older system's components repeat the plugin's menus under numbers of their own.
  if (recorded.status !== 200 || !isFields(recorded.body) || address === 'site-menus') return;
  if (recorded.name === 'menus-flat') return;
  const found = { entries, version, live: !showsDrafts(recorded) };
  const type = version === 'v4' && address === 'menus' ? findType('menus') : findTypeByPath(address, version);
  if (!type) throw new Error(`no type ${address}`);
  if (recorded.name.endsWith('footer-all-all')) recordEntry(found, type, { id: 1, attributes: recorded.body });
  else
    for (const entry of fieldsOf(recorded.body.data)) {
      const number = recordEntry(found, type, version === 'v4' && address === 'menus' ? pluginMenu(entry) : entry);
      Object.assign(entries.get(type.name)?.get(number)?.attributes ?? {}, askedSlug(recorded));
    }
};

/**
 * Fills our content system with exactly the entries that the recorded calls show. Both recorded systems had the same
 * content; entries that the newer one was not asked for are taken from the older one.
 */
export const fillWithRecorded = async (tx: Transaction, version: Version): Promise<void> => {
  const entries: Found['entries'] = new Map();
  for (const each of recordingsOf('v4')) recordEntries(entries, each, 'v4');
  if (version === 'v5') for (const each of recordingsOf('v5')) recordEntries(entries, each, 'v5');
  const stamp = (time: unknown) => new Date(typeof time === 'string' ? time : '2026-11-20T09:18:18.510Z');
  const rows = [...entries].flatMap(([type, held]) =>
    [...held].map(([id, { attributes, stamps, documentId, live }]) => ({
      type,
      id,
      ...(documentId === undefined ? {} : { documentId }),
      attributes: type === 'pages' ? { locale: 'vi', ...attributes } : attributes,
      publishedAt: live || !findType(type)?.drafts ? stamp(stamps.publishedAt) : null,
      createdAt: stamp(stamps.createdAt),
      updatedAt: stamp(stamps.updatedAt),
    })),
  );
  await tx.delete(contentEntries);
  for (const row of rows) await tx.insert(contentEntries).values(row);
};
