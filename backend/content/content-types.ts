import {
  boolean,
  component,
  components,
  date,
  FILES,
  image,
  images,
  inverseRelation,
  json,
  newJson,
  number,
  ownBoolean,
  ownNumber,
  ownText,
  relation,
  relations,
  type Shape,
  text,
  zone,
} from './attribute.ts';
import type { Dialect } from './dialect.ts';

export type ContentType = {
  /** In the URL: plural for collections, singular for single types. */
  readonly name: string;
  readonly single: boolean;
  readonly shape: Shape;
  /** Whether entries may be drafts. */
  readonly drafts: boolean;
  /** Whether entries have a language. */
  readonly localised: boolean;
  /** Whether it is publicly readable. */
  readonly open: boolean;
  /** A number by which answers without another order are sorted, smallest first; unset counts as 0. */
  readonly orderedBy: string | null;
};

const defineType = (name: string, shape: Shape, more: Partial<ContentType> = {}): ContentType => ({
  name,
  shape,
  single: false,
  drafts: false,
  localised: false,
  open: true,
  orderedBy: null,
  ...more,
});
const publishedType = { drafts: true };
const singleType = { single: true };

const names = { name: text, slug: text };
const menuItem = (depth: number): Shape => ({
  title: text,
  url: text,
  ...(depth > 1 ? { children: components(menuItem(depth - 1)) } : {}),
});
const search: Shape = { metaTitle: text, metaDescription: text, metaImage: image };
const banner: Shape = {
  name: text,
  slug: text,
  type: text,
  startDate: date,
  endDate: date,
  site: relation('sites'),
};
/** Words beside the picture. */
const caption: Shape = {
  heading: ownText,
  text: ownText,
  button: ownText,
  tone: ownText,
  showPrice: ownBoolean,
};
const slide: Shape = { url: text, title: text, redirect: text, imageUrl: text, link: text, image, ...caption };

/** Only the newer system has a focal point. */
export const fileType = defineType(FILES, {
  name: text,
  alternativeText: text,
  caption: text,
  focalPoint: newJson,
  width: number,
  height: number,
  formats: json,
  hash: text,
  ext: text,
  mime: text,
  size: number,
  url: text,
  previewUrl: text,
  provider: text,
  provider_metadata: json,
});

export const contentTypes: readonly ContentType[] = [
  defineType('sites', { name: text, domain: text }),
  defineType(
    'banners',
    { ...banner, order: ownNumber, media: components(slide), note: relation('internal-notes') },
    { ...publishedType, orderedBy: 'order' },
  ),
  defineType('json-banners', { ...banner, media: json }, publishedType),
  defineType('config-redirects', {
    urlOld: text,
    urlNew: text,
    statusCode: number,
    beginDate: date,
    endDate: date,
    site: relation('sites'),
  }),
  defineType('menus', { title: text, slug: text, order: number, items: components(menuItem(3)) }),
  defineType(
    'articles',
    {
      title: text,
      slug: text,
      summary: text,
      body: text,
      readMinutes: number,
      featured: boolean,
      cover: image,
      category: relation('categories'),
      tags: relations('tags'),
      author: relation('authors'),
      seo: component(search),
    },
    publishedType,
  ),
  defineType('categories', { ...names, articles: inverseRelation('articles', 'category') }),
  defineType('tags', { ...names, articles: inverseRelation('articles', 'tags') }),
  defineType('authors', {
    ...names,
    jobTitle: text,
    bio: text,
    avatar: image,
    articles: inverseRelation('articles', 'author'),
  }),
  defineType('faqs', { question: text, answer: text, group: text, order: number }, publishedType),
  defineType('projects', { title: text, slug: text, client: text, summary: text, body: text, images }, publishedType),
  defineType(
    'pages',
    {
      title: text,
      slug: text,
      body: json,
      locale: text,
      seo: component(search),
      localizations: relations('pages'),
      sections: zone({
        'section.rich-text': { body: text },
        'section.call-to-action': { title: text, buttonText: text, url: text },
        'section.gallery': { title: text, images },
        'section.place': { title: text, address: text, hours: text, url: text, image },
      }),
    },
    { drafts: true, localised: true },
  ),
  defineType('internal-notes', { text }, { open: false }),
  defineType('site-logo', { imageUrl: text, alt: text, image }, singleType),
  defineType(
    'footer',
    {
      categories: components({ title: text, items: components({ title: text, link: text }) }),
      vendors: component({ copyRight: text, company: text, address: text }),
    },
    singleType,
  ),
  defineType(
    'license',
    { title: text, licenses: components({ url: text, image, name: ownText, number: ownText, issuer: ownText }) },
    singleType,
  ),
  defineType(
    'config',
    {
      name: text,
      hotline: ownText,
      hotlineNote: ownText,
      email: ownText,
      zaloUrl: ownText,
      socialUrls: ownText,
      hours: ownText,
      about: ownText,
      headline: ownText,
      lead: ownText,
      voucherText: ownText,
      BannerFooter: component({
        title: text,
        imageUrl: text,
        link: text,
        startDate: date,
        endDate: date,
        image,
        ...caption,
      }),
    },
    singleType,
  ),
  defineType('empty-single', { title: text }, singleType),
];

/** The older system serves menus from a plugin, and as components at `site-menus`. */
export const findTypeByPath = (address: string, version: Dialect['version']): ContentType | undefined =>
  contentTypes.find(({ name }) => (version === 'v4' && name === 'menus' ? 'site-menus' : name) === address);

const typesByName = new Map([...contentTypes, fileType].map((each) => [each.name, each]));
export const findType = (name: string): ContentType | undefined => typesByName.get(name);
