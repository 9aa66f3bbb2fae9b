import type * as z from 'zod';
import type { Attributes } from '#backend/content/entries.ts';
import type {
  authorFields,
  contactFields,
  faqFields,
  footerFields,
  homeFields,
  licenceFields,
  pageFields,
  pictureFields,
  projectFields,
  sectionKinds,
  siteFields,
  topicFields,
} from '#contracts/desk/content/content-record.ts';
import type { ShopContact } from '#core/shared/shop/shop-identity.ts';

type Fields<Schema extends z.ZodType> = z.output<Schema>;

/** How the desk's fields and the attributes of a content type are each other's. `published` and `publishedAt` are kept beside them. */
export type Conversion<Typed> = {
  readonly toFields: (attributes: Attributes) => Omit<Typed, 'published' | 'publishedAt'>;
  readonly toAttributes: (typed: Typed) => Attributes;
  /** How lists call it. */
  readonly label: (attributes: Attributes) => string;
};

/** '' for what is no text. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const objects = (value: unknown): readonly Attributes[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
export const object = (value: unknown): Attributes => objects([value])[0] ?? {};
export const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const id = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
export const number = (value: string | null): number | null => (value === null ? null : Number(value));
const numbered = <Item extends object>(items: readonly Item[]) => items.map((item, at) => ({ id: at + 1, ...item }));
/** Without what is left empty: readers get no field for it. */
const filledIn = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
export const orNull = (value: string): string | null => (value === '' ? null : value);

const kinds: readonly (typeof sectionKinds)[number][] = ['rich-text', 'call-to-action', 'gallery', 'place'];

const toSection = (part: Attributes) => {
  const name = text(part.__component).split('.').at(-1);
  const kind = kinds.find((each) => each === name);
  return kind === undefined
    ? []
    : [
        {
          kind,
          title: text(part.title),
          body: text(part.body),
          buttonText: text(part.buttonText),
          url: text(part.url),
          address: text(part.address),
          hours: text(part.hours),
          image: id(part.image),
          images: ids(part.images),
        },
      ];
};

type Section = Fields<typeof pageFields>['sections'][number];

/** What each kind of section stores. */
const sectionAttributes: Readonly<Record<Section['kind'], (part: Section) => Attributes>> = {
  'rich-text': ({ body }) => ({ body }),
  'call-to-action': ({ title, buttonText, url }) => ({ title, buttonText, url }),
  gallery: ({ title, images }) => ({ title, images: images.map(Number) }),
  place: ({ title, address, hours, url, image }) => ({ title, address, hours, url, image: number(image) }),
};

export const pageConversion: Conversion<Fields<typeof pageFields>> = {
  toFields: (page) => ({
    title: text(page.title),
    slug: text(page.slug),
    metaTitle: text(object(page.seo).metaTitle),
    metaDescription: text(object(page.seo).metaDescription),
    sections: objects(page.sections).flatMap(toSection),
  }),
  toAttributes: ({ title, slug, metaTitle, metaDescription, sections }) => ({
    title,
    slug,
    locale: 'vi',
    body: [],
    seo: metaTitle === '' && metaDescription === '' ? null : { id: 1, metaTitle, metaDescription },
    sections: numbered(
      sections.map((part) => ({ __component: `section.${part.kind}`, ...sectionAttributes[part.kind](part) })),
    ),
  }),
  label: ({ title, slug }) => `${text(title)} · /${text(slug)}`,
};

export const faqConversion: Conversion<Fields<typeof faqFields>> = {
  toFields: (faq) => ({
    question: text(faq.question),
    answer: text(faq.answer),
    group: text(faq.group),
    order: Number(faq.order ?? 0),
  }),
  toAttributes: ({ question, answer, group, order }) => ({ question, answer, group, order }),
  label: ({ question }) => text(question),
};

export const projectConversion: Conversion<Fields<typeof projectFields>> = {
  toFields: (project) => ({
    title: text(project.title),
    slug: text(project.slug),
    client: text(project.client),
    summary: text(project.summary),
    body: text(project.body),
    images: ids(project.images),
  }),
  toAttributes: ({ title, slug, client, summary, body, images }) => ({
    title,
    slug,
    client,
    summary,
    body,
    images: images.map(Number),
  }),
  label: ({ title }) => text(title),
};

export const authorConversion: Conversion<Fields<typeof authorFields>> = {
  toFields: (author) => ({
    name: text(author.name),
    slug: text(author.slug),
    jobTitle: text(author.jobTitle),
    bio: text(author.bio),
    avatar: id(author.avatar),
  }),
  toAttributes: ({ name, slug, jobTitle, bio, avatar }) => ({ name, slug, jobTitle, bio, avatar: number(avatar) }),
  label: ({ name }) => text(name),
};

export const topicConversion: Conversion<Fields<typeof topicFields>> = {
  toFields: ({ name, slug }) => ({ name: text(name), slug: text(slug) }),
  toAttributes: ({ name, slug }) => ({ name, slug }),
  label: ({ name }) => text(name),
};

export const footerConversion: Conversion<Fields<typeof footerFields>> = {
  toFields: ({ categories, vendors }) => ({
    columns: objects(categories).map(({ title, items }) => ({
      title: text(title),
      items: objects(items).map((item) => ({ title: text(item.title), link: text(item.link) })),
    })),
    copyRight: text(object(vendors).copyRight),
    company: text(object(vendors).company),
    address: text(object(vendors).address),
  }),
  toAttributes: ({ columns, copyRight, company, address }) => ({
    categories: numbered(columns.map(({ title, items }) => ({ title, items: numbered(items) }))),
    vendors: { id: 1, copyRight, company, address: orNull(address) },
  }),
  label: () => 'Chân trang',
};

export const licenceConversion: Conversion<Fields<typeof licenceFields>> = {
  toFields: ({ title, licenses }) => ({
    title: text(title),
    licences: objects(licenses).map(({ url, image, name, number: no, issuer }) => ({
      name: text(name),
      number: text(no),
      issuer: text(issuer),
      url: text(url),
      image: id(image),
    })),
  }),
  toAttributes: ({ title, licences }) => ({
    title,
    licenses: numbered(
      licences.map(({ image, name, number: no, issuer, ...written }) => ({
        ...written,
        ...filledIn({ name, number: no, issuer }),
        image: number(image),
      })),
    ),
  }),
  label: () => 'Giấy phép, thông báo',
};

export const siteConversion: Conversion<Fields<typeof siteFields>> = {
  toFields: ({ name, domain }) => ({ name: text(name), domain: text(domain) }),
  toAttributes: (typed) => typed,
  label: ({ name, domain }) => `${text(name)} (${text(domain)})`,
};

/** What is emptied is not set. */
const allOrNull = (typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, orNull(value)]));

/** `own`: the contact of the installation, which the shop shows until somebody has written one. */
export const contactConversion = (own: ShopContact): Conversion<Fields<typeof contactFields>> => ({
  toFields: (attributes) => {
    const isWritten = orNull(text(attributes.hotline)) !== null;
    const shown: Attributes = isWritten ? attributes : { ...own, socialUrls: own.socialUrls.join('\n') };
    const { hotline, hotlineNote, email, zaloUrl, socialUrls, hours } = shown;
    return {
      hotline: text(hotline),
      hotlineNote: text(hotlineNote),
      email: text(email),
      zaloUrl: text(zaloUrl),
      socialUrls: text(socialUrls),
      hours: text(hours),
    };
  },
  toAttributes: allOrNull,
  label: ({ hotline, email }) => [text(hotline), text(email)].filter(Boolean).join(' · ') || 'Liên hệ trong cài đặt',
});

export const homeConversion: Conversion<Fields<typeof homeFields>> = {
  toFields: ({ headline, lead, about, voucherText }) => ({
    headline: text(headline),
    lead: text(lead),
    about: text(about),
    voucherText: text(voucherText),
  }),
  toAttributes: allOrNull,
  label: ({ headline }) => text(headline) || 'Lời mặc định',
};

/** With what the desk shows of the file. */
export const pictureConversion = {
  toFields: ({ alternativeText, url, width, height }) => ({
    alt: text(alternativeText),
    url: text(url),
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }),
  toAttributes: ({ alt }) => ({ alternativeText: alt }),
  label: ({ alternativeText, name }) => text(alternativeText) || text(name),
} satisfies Conversion<Fields<typeof pictureFields>>;
