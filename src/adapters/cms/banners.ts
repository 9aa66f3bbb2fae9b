import {
  type Banner,
  type BannerKind,
  type FooterBanner,
  type Slide,
  type SlideCaption,
  slideTones,
} from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import { safePageHref } from '#core/content/safe-href.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { parseList } from './rows.ts';
import {
  entriesOf,
  type Fields,
  filledText,
  flattenEntry,
  idOf,
  itemsOf,
  mediaPath,
  parseTimeOrNaN,
  textOf,
  toImagePath,
} from './unwrap.ts';

const hrefOf = (...given: readonly unknown[]): string | null => {
  const text = given.map(filledText).find((each) => each !== null);
  return text === undefined || text === null ? null : safePageHref(text);
};

/** null without a heading: the picture contains its words. An unknown tone is the first one. */
const captionOf = (item: Fields): SlideCaption | null => {
  const heading = filledText(item.heading);
  if (heading === null) return null;
  return {
    heading,
    text: filledText(item.text) ?? '',
    button: filledText(item.button) ?? '',
    tone: slideTones.find((tone) => tone === item.tone) ?? slideTones[0],
    showsPrice: item.showPrice === true,
  };
};

/** A slider has image, imageUrl and link, the others url and redirect. [spec 3] */
const slideOf = (kind: BannerKind, item: Fields): Slide | null => {
  const own = toImagePath(item.imageUrl) ?? mediaPath(item.image);
  const imagePath = kind === 'SLIDER' ? (own ?? toImagePath(item.url)) : (toImagePath(item.url) ?? own);
  if (imagePath === null) return null;
  const href = kind === 'SLIDER' ? hrefOf(item.link, item.redirect) : hrefOf(item.redirect, item.link);
  return { imagePath, title: filledText(item.title) ?? '', href, caption: captionOf(item) };
};

type Window = { readonly startDate: number | null; readonly endDate: number | null };

/** null for an invalid schedule, which must not become unbounded. */
const parseSchedule = (entry: Fields): Window | null => {
  const [startDate, endDate] = [parseTimeOrNaN(entry.startDate), parseTimeOrNaN(entry.endDate)];
  return Number.isNaN(startDate) || Number.isNaN(endDate) ? null : { startDate, endDate };
};

/** undefined when the service did not return the site. */
export const siteDomainOf = (entry: Fields): string | null | undefined => {
  if (!('site' in entry) || entry.site === undefined) return undefined;
  const site = flattenEntry(entry.site);
  return site === null ? null : (textOf(site.domain) ?? undefined);
};

/** null for another kind, a missing name or an invalid schedule. */
export const bannerOf = (kind: BannerKind, entry: Fields): Banner | null => {
  const key = filledText(entry.slug) ?? idOf(entry);
  const window = parseSchedule(entry);
  if (entry.type !== kind || key === null || window === null) return null;
  const slides = itemsOf(entry.media).flatMap((item) => slideOf(kind, item) ?? []);
  return { key, kind, slides, name: filledText(entry.name) ?? '', ...window, siteDomain: siteDomainOf(entry) };
};

/** null when there is nothing to show. [FTR-04] */
export const footerBannerOf = (entry: Fields): FooterBanner | null => {
  const banner = flattenEntry(entry.BannerFooter);
  const imagePath = banner && (toImagePath(banner.imageUrl) ?? mediaPath(banner.image));
  const window = banner && parseSchedule(banner);
  if (!banner || !imagePath || !window) return null;
  const title = filledText(banner.title) ?? '';
  return { title, imagePath, href: hrefOf(banner.link), caption: captionOf(banner), ...window };
};

/** Populates media that is a component and selects media that is JSON. [CMS-03] */
const query = (kind: BannerKind, now: number, media: 'component' | 'json'): string => {
  const fields = ['id', 'slug', 'name', 'type', ...(media === 'json' ? ['media'] : []), 'startDate', 'endDate'];
  return [
    `filters[type][$eq]=${kind}`,
    ...fields.map((field, index) => `fields[${index}]=${field}`),
    ...(media === 'component' ? ['populate[media][populate]=*'] : []),
    'populate[site][fields][0]=domain',
    `_t=${now}`,
  ].join('&');
};

/** Whether the answer shows that media is not a component: the system refused to populate it or ignored that. */
const isMediaJson = (answer: Result<Fields, PortFailure>): boolean =>
  answer.ok ? entriesOf(answer.value).some((entry) => !('media' in entry)) : answer.failure.kind === 'rejected';

/** A second call serves systems with JSON media; the filter's result is checked again. [CMS-01] */
export const bannersOf =
  (get: (path: string) => Promise<Result<Fields, PortFailure>>, clock: Clock): Content['banners'] =>
  async (kind) => {
    const ask = (media: 'component' | 'json') => get(`/api/banners?${query(kind, clock.now(), media)}`);
    const first = await ask('component');
    const answer = isMediaJson(first) ? await ask('json') : first;
    return parseList(answer, (entry) => bannerOf(kind, entry));
  };
