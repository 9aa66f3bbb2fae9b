import {
  boolean,
  date,
  FILES,
  image,
  images,
  inverse,
  json,
  link,
  links,
  newJson,
  number,
  part,
  parts,
  type Shape,
  text,
  zone,
} from './attribute.ts';
import type { Dialect } from './dialect.ts';

export type ContentType = {
  /** Name in the URL: plural for collections, singular for single types. */
  readonly name: string;
  readonly single: boolean;
  readonly shape: Shape;
  /** Whether entries may be drafts. */
  readonly drafts: boolean;
  /** Whether entries have a language. */
  readonly localised: boolean;
  /** Whether it is publicly readable. */
  readonly open: boolean;
};

const type = (name: string, shape: Shape, more: Partial<ContentType> = {}): ContentType => ({
  ...{ name, shape, single: false, drafts: false, localised: false, open: true },
  ...more,
});
const published = { drafts: true };
const single = { single: true };

const names = { name: text, slug: text };
const menuItem = (depth: number): Shape => ({
  ...{ title: text, url: text },
  ...(depth > 1 ? { children: parts(menuItem(depth - 1)) } : {}),
});
const search: Shape = { metaTitle: text, metaDescription: text, metaImage: image };
const banner: Shape = {
  ...{ name: text, slug: text, type: text, startDate: date, endDate: date, site: link('sites') },
};
const slide: Shape = { url: text, title: text, redirect: text, imageUrl: text, link: text, image };

/** Media; only the newer system has a focal point. */
export const fileType = type(FILES, {
  ...{ name: text, alternativeText: text, caption: text, focalPoint: newJson, width: number, height: number },
  ...{ formats: json, hash: text, ext: text, mime: text, size: number, url: text, previewUrl: text, provider: text },
  provider_metadata: json,
});

/** The types of the content system, by their name in the URL. */
export const contentTypes: readonly ContentType[] = [
  type('sites', { name: text, domain: text }),
  type('banners', { ...banner, media: parts(slide), note: link('internal-notes') }, published),
  type('json-banners', { ...banner, media: json }, published),
  type('config-redirects', {
    ...{ urlOld: text, urlNew: text, statusCode: number, beginDate: date, endDate: date, site: link('sites') },
  }),
  type('menus', { title: text, slug: text, order: number, items: parts(menuItem(3)) }),
  type(
    'articles',
    {
      ...{ title: text, slug: text, summary: text, body: text, readMinutes: number, featured: boolean, cover: image },
      ...{ category: link('categories'), tags: links('tags'), author: link('authors'), seo: part(search) },
    },
    published,
  ),
  type('categories', { ...names, articles: inverse('articles', 'category') }),
  type('tags', { ...names, articles: inverse('articles', 'tags') }),
  type('authors', { ...names, jobTitle: text, bio: text, avatar: image, articles: inverse('articles', 'author') }),
  type('faqs', { question: text, answer: text, group: text, order: number }, published),
  type('projects', { title: text, slug: text, client: text, summary: text, body: text, images }, published),
  type(
    'pages',
    {
      ...{ title: text, slug: text, body: json, locale: text, seo: part(search), localizations: links('pages') },
      sections: zone({
        'section.rich-text': { body: text },
        'section.call-to-action': { title: text, buttonText: text, url: text },
        'section.gallery': { title: text, images },
      }),
    },
    { drafts: true, localised: true },
  ),
  type('internal-notes', { text }, { open: false }),
  type('site-logo', { imageUrl: text, alt: text, image }, single),
  type(
    'footer',
    {
      categories: parts({ title: text, items: parts({ title: text, link: text }) }),
      vendors: part({ copyRight: text, company: text, address: text }),
    },
    single,
  ),
  type('license', { title: text, licenses: parts({ url: text, image }) }, single),
  type(
    'config',
    {
      name: text,
      BannerFooter: part({ title: text, imageUrl: text, link: text, startDate: date, endDate: date, image }),
    },
    single,
  ),
  type('empty-single', { title: text }, single),
];

/** The older system serves menus from a plugin at `menus`, and the same menus as components at `site-menus`. */
export const addressedType = (address: string, version: Dialect['version']): ContentType | undefined =>
  contentTypes.find(({ name }) => (version === 'v4' && name === 'menus' ? 'site-menus' : name) === address);

const byName = new Map([...contentTypes, fileType].map((each) => [each.name, each]));
export const contentType = (name: string): ContentType | undefined => byName.get(name);
