import { expect } from 'vitest';

/** A record without any mapping, with all `{data}` and `{attributes}` wrappers removed. */
export type Row = { readonly [name: string]: unknown };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export const flat = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flat);
  if (!isRow(value)) return value;
  const keys = Object.keys(value);
  if (keys.includes('data') && keys.every((key) => key === 'data' || key === 'meta')) return flat(value.data);
  const { attributes, ...rest } = value;
  const whole: Row = isRow(attributes) ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(whole).map(([key, each]) => [key, flat(each)]));
};

/** The entries of an answer: those of a list, or the single one. */
export const rowsIn = (body: unknown): readonly Row[] => [flat(body)].flat(2).filter(isRow);

export const isList = (body: unknown): boolean => isRow(body) && Array.isArray(body.data);

/** The number of entries that a system reports, over all pages. */
export const totalIn = (body: unknown): unknown => {
  const meta = isRow(body) ? row(body.meta) : null;
  return row(meta?.pagination)?.total;
};

const row = (value: unknown): Row | null => (isRow(value) ? value : null);
export const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const time = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null);
const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

const media = (value: unknown) => {
  const file = row(value);
  if (file === null) return null;
  const { url, alternativeText, width, height } = file;
  return { path: url, alt: alternativeText ?? '', width: orNull(width), height: orNull(height) };
};

const topic = (value: unknown) => {
  const given = row(value);
  return given?.slug === undefined ? null : { slug: given.slug, name: given.name };
};

/** Of an uploaded file; null without one. */
export const pathOf = (file: unknown): unknown => (isRow(file) ? file.url : null);

export const author = (value: unknown) => {
  const given = row(value);
  if (given?.slug === undefined) return null;
  const { slug, name, jobTitle, bio, avatar } = given;
  return { id: slug, name, jobTitle: orNull(jobTitle), bio: orNull(bio), avatar: media(avatar) };
};

export const seo = (value: unknown) => {
  const given = row(value);
  if (given === null) return null;
  const { metaTitle, metaDescription, metaImage } = given;
  return { title: orNull(metaTitle), description: orNull(metaDescription), image: media(metaImage) };
};

export const articleSummary = (given: Row) => ({
  id: given.documentId ?? String(given.id),
  slug: given.slug,
  title: given.title,
  summary: given.summary ?? '',
  cover: media(given.cover),
  readMinutes: orNull(given.readMinutes),
  featured: given.featured === true,
  publishedAt: time(given.publishedAt),
  category: topic(given.category),
  tags: rows(given.tags).map(topic),
  author: author(given.author),
});

export const times = (given: Row, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, time(given[name])]));

export const siteDomain = (given: Row): unknown => {
  if (!('site' in given)) return undefined;
  return given.site === null ? null : row(given.site)?.domain;
};

const pictureOf = (slide: Row): unknown => slide.imageUrl ?? row(slide.image)?.url ?? slide.url;

export const banner = (given: Row) => ({
  key: given.slug,
  name: given.name,
  kind: given.type,
  slides: rows(given.media)
    .filter((slide) => typeof pictureOf(slide) === 'string')
    .map((slide) => ({
      imagePath: given.type === 'SLIDER' ? pictureOf(slide) : (slide.url ?? pictureOf(slide)),
      title: slide.title,
      href: slide.redirect ?? slide.link ?? null,
      caption: null,
    })),
  ...times(given, 'startDate', 'endDate'),
  siteDomain: siteDomain(given),
});

export const footerBanner = (config: Row) => {
  const given = row(config.BannerFooter);
  const imagePath = given?.imageUrl ?? row(given?.image)?.url;
  if (given === null || imagePath === undefined) return null;
  return { title: given.title, imagePath, href: given.link, caption: null, ...times(given, 'startDate', 'endDate') };
};

export const project = ({ slug, title, client, summary, images }: Row) => ({
  slug,
  title,
  client,
  summary,
  body: expect.anything(),
  images: rows(images).map(media),
});

type Item = { readonly title: unknown; readonly url: unknown; readonly children: readonly Item[] };
export const menuItem = ({ title, url, children }: Row): Item => ({
  title,
  url,
  children: rows(children).map(menuItem),
});

export const section = (given: Row) => ({
  kind: String(given.__component).replace('section.', ''),
  ...(given.title === undefined ? {} : { title: given.title }),
  ...(given.buttonText === undefined ? {} : { buttonText: given.buttonText, href: given.url }),
  ...(String(given.__component).endsWith('gallery') ? { images: rows(given.images).map(media) } : {}),
});

/** All text of Markdown or of blocks. */
export const textsIn = (body: unknown): string => {
  if (typeof body === 'string') return body;
  return rows(body)
    .map((node) => [typeof node.text === 'string' ? node.text : '', textsIn(node.children)].join(' '))
    .join(' ');
};
