import type { Content } from '#core/content/content.port.ts';
import type { Faq, Footer, FooterColumn, Licence, Logo, SiteConfig } from '#core/content/content.ts';
import { parseFooterLink, sortColumns } from '#core/content/content-rules.ts';
import { safePageHref } from '#core/content/safe-href.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { isDraft } from './article-reply.ts';
import { bannersOf, footerBannerOf } from './banners.ts';
import { menuOf, menusOf } from './menus.ts';
import { answerWith, type PictureHosts } from './picture-hosts.ts';
import { redirectRules } from './redirects.ts';
import { parseRichText } from './rich-text-blocks.ts';
import { parseList } from './rows.ts';
import {
  anyList,
  anyObject,
  entriesOf,
  type Fields,
  filledText,
  flattenEntry,
  mediaPath,
  numberOf,
  textOf,
  toImagePath,
} from './unwrap.ts';

type Answer = Result<Fields, PortFailure>;

const logoOf = (entry: Fields): Logo | null => {
  // A file that the system holds is there; a typed address may be dead.
  const imagePath = mediaPath(entry.image) ?? toImagePath(entry.imageUrl);
  return imagePath === null ? null : { imagePath, alt: filledText(entry.alt) ?? '' };
};

const footerColumn = (entry: Fields): FooterColumn | null => {
  const [id, title] = [numberOf(entry.id), filledText(entry.title)];
  if (id === null || title === null) return null;
  const links = entriesOf(entry.items).flatMap((item) => {
    const [name, link] = [filledText(item.title), filledText(item.link)];
    return name === null || link === null ? [] : [parseFooterLink(name, link)];
  });
  return { id, title, links };
};

const footerOf = (entry: Fields): Footer => {
  const vendors = flattenEntry(entry.vendors) ?? {};
  return {
    columns: sortColumns(entriesOf(entry.categories).flatMap((column) => footerColumn(column) ?? [])),
    copyright: textOf(vendors.copyRight) ?? '',
    company: textOf(vendors.company) ?? '',
    address: textOf(vendors.address) ?? '',
  };
};

const licenceOf = (entry: Fields): Licence | null => {
  const imagePath = mediaPath(entry.image) ?? filledText(entry.image);
  const name = filledText(entry.name) ?? '';
  if (imagePath === null && name === '') return null;
  const [number, issuer] = [filledText(entry.number) ?? '', filledText(entry.issuer) ?? ''];
  const alt = filledText(flattenEntry(entry.image)?.alternativeText) ?? '';
  return { url: filledText(entry.url) ?? '', imagePath, alt, name, number, issuer };
};

const faqOf = (entry: Fields): Faq | null => {
  const [question, answer] = [filledText(entry.question), parseRichText(entry.answer)];
  return question === null || answer.length === 0 ? null : { question, answer };
};

/** One address a line; without any, those of the installation hold. */
const socialUrlsOf = (value: unknown): readonly string[] | null => {
  const addresses = (textOf(value) ?? '').split('\n').flatMap((line) => safePageHref(line.trim()) ?? []);
  return addresses.length === 0 ? null : addresses;
};

const configOf = (entry: Fields): SiteConfig => ({
  footerBanner: footerBannerOf(entry),
  hotline: filledText(entry.hotline),
  hotlineNote: filledText(entry.hotlineNote),
  email: filledText(entry.email),
  zaloUrl: safePageHref(textOf(entry.zaloUrl) ?? ''),
  socialUrls: socialUrlsOf(entry.socialUrls),
  hours: filledText(entry.hours),
  about: filledText(entry.about),
  headline: filledText(entry.headline),
  lead: filledText(entry.lead),
  voucherText: filledText(entry.voucherText),
});

/** A draft, or nothing to render, means «not set». */
const parseSingle = <Value>(answer: Answer, read: (entry: Fields) => Value | null): Result<Value, PortFailure> => {
  if (!answer.ok) return answer;
  const entry = flattenEntry(answer.value);
  const value = entry === null || isDraft(entry) ? null : read(entry);
  return value === null ? fail({ kind: 'not-found' }) : ok(value);
};

/** The specified custom route, or the standard one on a system without it (404). [CMS-03] */
const loadFooter = async (get: (path: string) => Promise<Answer>): Promise<Answer> => {
  const whole = await get('/api/footer/all/all');
  if (whole.ok || whole.failure.kind !== 'not-found') return whole;
  return get('/api/footer?populate[categories][populate]=*&populate[vendors]=true');
};

/**
 * Strapi 4 or 5. The client must send no bearer, because the system rejects visitors' tokens. `clock` adds a timestamp
 * to calls that a cache must not answer. [CMS-03]
 */
export const cmsContent = (cms: Pick<ServiceClient, 'rest'>, clock: Clock, pictures: PictureHosts): Content => {
  const [single, list] = [answerWith(anyObject, pictures), answerWith(anyList, pictures)];
  const get = (path: string): Promise<Answer> => cms.rest('GET', path, { schema: single });
  const getList = (path: string): Promise<Answer> => cms.rest('GET', path, { schema: list });
  return {
    logo: async () => parseSingle(await get('/api/site-logo?populate=*'), logoOf),
    menus: async () => parseList(await menusOf(getList), menuOf),
    footer: async () => parseSingle(await loadFooter(get), footerOf),
    licences: async () => {
      const answer = await get('/api/license?populate[licenses][populate]=*');
      return parseSingle(answer, (entry) => entriesOf(entry.licenses).flatMap((each) => licenceOf(each) ?? []));
    },
    faqs: async () => parseList(await getList('/api/faqs?sort[0]=order:asc&pagination[pageSize]=100'), faqOf),
    banners: bannersOf(getList, clock),
    siteConfig: async () => parseSingle(await get('/api/config?populate[BannerFooter][populate]=*'), configOf),
    redirects: () => redirectRules(getList),
  };
};
