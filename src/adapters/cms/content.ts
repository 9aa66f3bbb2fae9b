import * as z from 'zod/mini';
import type { Content } from '#core/content/content.port.ts';
import type { Faq, Footer, FooterColumn, Licence, Logo, Menu, MenuItem } from '#core/content/content.ts';
import { footerLink, menuKind, sortedColumns } from '#core/content/content-rules.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { redirectRules } from './redirects.ts';
import { entriesOf, entryOf, type Fields, filledText, mediaPath, numberOf, textOf } from './unwrap.ts';

/** Any object: what is in it is read field by field, so that one odd field costs itself only. */
const anyObject = z.record(z.string(), z.unknown());
type Answer = Result<Fields, PortFailure>;

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

const logoOf = (entry: Fields): Logo | null => {
  const imagePath = filledText(entry.imageUrl) ?? mediaPath(entry.image);
  return imagePath === null ? null : { imagePath, alt: filledText(entry.alt) ?? '' };
};

const menuItem = (entry: Fields): MenuItem | null => {
  const title = filledText(entry.title);
  if (title === null) return null;
  const children = entriesOf(entry.children).flatMap((child) => present(menuItem(child)));
  return { title, url: filledText(entry.url) ?? '', children };
};

const menuOf = (entry: Fields): Menu | null => {
  const title = filledText(entry.title);
  const slug = filledText(entry.slug);
  if (title === null || slug === null) return null;
  return {
    title,
    slug,
    kind: menuKind(slug),
    items: entriesOf(entry.items).flatMap((item) => present(menuItem(item))),
  };
};

const footerColumn = (entry: Fields): FooterColumn | null => {
  const [id, title] = [numberOf(entry.id), filledText(entry.title)];
  if (id === null || title === null) return null;
  const links = entriesOf(entry.items).flatMap((item) => {
    const [name, link] = [filledText(item.title), filledText(item.link)];
    return name === null || link === null ? [] : [footerLink(name, link)];
  });
  return { id, title, links };
};

const footerOf = (entry: Fields): Footer => {
  const vendors = entryOf(entry.vendors) ?? {};
  return {
    columns: sortedColumns(entriesOf(entry.categories).flatMap((column) => present(footerColumn(column)))),
    copyright: textOf(vendors.copyRight) ?? '',
    company: textOf(vendors.company) ?? '',
    address: textOf(vendors.address) ?? '',
  };
};

const licenceOf = (entry: Fields): Licence | null => {
  const imagePath = mediaPath(entry.image) ?? filledText(entry.image);
  if (imagePath === null) return null;
  const alt = filledText(entryOf(entry.image)?.alternativeText) ?? '';
  return { url: filledText(entry.url) ?? '', imagePath, alt };
};

const faqOf = (entry: Fields): Faq | null => {
  const [question, answer] = [filledText(entry.question), filledText(entry.answer)];
  return question === null || answer === null ? null : { question, answer };
};

/** An entry in the form the system gives, or «not set» where it holds nothing that can be drawn. */
const single = <Value>(answer: Answer, read: (entry: Fields) => Value | null): Result<Value, PortFailure> => {
  if (!answer.ok) return answer;
  const entry = entryOf(answer.value);
  const value = entry === null ? null : read(entry);
  return value === null ? fail({ kind: 'not-found' }) : ok(value);
};

/** The readable entries of a list; a reply that holds no list cannot be read. */
const list = <Value>(answer: Answer, read: (entry: Fields) => Value | null): Result<readonly Value[], PortFailure> => {
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.data)) return fail({ kind: 'garbled' });
  return ok(entriesOf(answer.value).flatMap((entry) => present(read(entry))));
};

/**
 * The content system over HTTP, in the shape of Strapi 4 or 5. Its client carries no bearer: the system takes a visitor's
 * token for a bad one of its own and refuses. [Content, CMS-03]
 */
export const cmsContent = (cms: Pick<ServiceClient, 'rest'>): Content => {
  const get = (path: string): Promise<Answer> => cms.rest('GET', path, { schema: anyObject });
  return {
    logo: async () => single(await get('/api/site-logo?populate=*'), logoOf),
    menus: async () => list(await get('/api/menus?nested&populate=*'), menuOf),
    footer: async () => single(await get('/api/footer/all/all'), footerOf),
    licences: async () => {
      const answer = await get('/api/license?populate[licenses][populate]=*');
      return single(answer, (entry) => entriesOf(entry.licenses).flatMap((each) => present(licenceOf(each))));
    },
    faqs: async () => list(await get('/api/faqs?sort[0]=order:asc&pagination[pageSize]=100'), faqOf),
    redirectsFor: redirectRules(get),
  };
};
