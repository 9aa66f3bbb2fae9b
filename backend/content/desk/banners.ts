import type * as z from 'zod';
import type { Attributes, EditorEntry } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { bannerColumns } from '#contracts/desk/columns/content/banner-columns.vi.ts';
import { bannerFields, bannerKinds, bannerTones } from '#contracts/desk/content/banner-record.ts';
import { checkSchedule } from '#contracts/desk/content/content-values.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { type Conversion, id, number, objects, orNull, text } from './attributes.ts';
import { findBannerProblems } from './banner-problems.ts';
import { bannerWords as words } from './banners.vi.ts';
import { contentResource } from './content-resource.ts';
import { loadPicturePlaces, type PicturePlaces } from './picture-places.ts';
import { pictureWords } from './pictures.vi.ts';
import { loadSites, toMilliseconds } from './sites.ts';

type Fields = z.output<typeof bannerFields>;
type Slide = Fields['media'][number];
type Db = Database | Transaction;

/** Of the attributes that name picture and link, whichever is set. */
export const toSlide = (slide: Attributes): Slide => ({
  image: id(slide.image),
  imageUrl: text(slide.imageUrl) || text(slide.url),
  title: text(slide.title),
  link: text(slide.link) || text(slide.redirect),
  heading: text(slide.heading),
  text: text(slide.text),
  button: text(slide.button),
  tone: bannerTones.find((tone) => tone === slide.tone) ?? 'indigo',
  showPrice: slide.showPrice === true,
});

/** As a slide of a banner and the footer's banner are stored alike. */
export const toStored = ({ image, imageUrl, title, link, heading, text: line, button, tone, showPrice }: Slide) => ({
  title,
  link: orNull(link),
  heading: orNull(heading),
  text: orNull(line),
  button: orNull(button),
  tone,
  showPrice,
  image: number(image),
  imageUrl: image === null ? orNull(imageUrl) : null,
});

const placeOf = ({ order }: Attributes): number => (typeof order === 'number' ? order : 0);

const conversion: Conversion<Fields> = {
  toFields: (banner) => ({
    name: text(banner.name),
    slug: text(banner.slug),
    type: bannerKinds.find((kind) => kind === banner.type) ?? 'SLIDER',
    startDate: orNull(text(banner.startDate)),
    endDate: orNull(text(banner.endDate)),
    site: id(banner.site),
    order: placeOf(banner),
    media: objects(banner.media).map(toSlide),
  }),
  toAttributes: ({ name, slug, type, startDate, endDate, site, order, media }) => ({
    name,
    slug: slug || slugify(name),
    type,
    startDate,
    endDate,
    site: number(site),
    // Unset, as of other content systems.
    order: order === 0 ? null : order,
    media: media.map((item, at) => ({ id: at + 1, url: null, redirect: null, ...toStored(item) })),
  }),
  label: ({ name }) => text(name),
};

/** Address of a slide's picture; null for none. */
const findPicture = ({ image, imageUrl }: Slide, { urlOf }: PicturePlaces): string | null =>
  (image === null ? null : urlOf(image)) ?? orNull(imageUrl);

/** Whether the shop shows a banner, and why not. */
const tellMore =
  (deps: ContentDeps) =>
  async (db: Db): Promise<(entry: EditorEntry) => object> => {
    const [sites, places] = await Promise.all([loadSites(deps, db), loadPicturePlaces(deps, db)]);
    return ({ attributes, publishedAt }) => {
      const images = objects(attributes.media).map((slide) => findPicture(toSlide(slide), places));
      const found = findBannerProblems(
        {
          published: publishedAt !== null,
          kind: String(attributes.type),
          startDate: toMilliseconds(attributes.startDate),
          endDate: toMilliseconds(attributes.endDate),
          siteDomain: sites.domainOf(attributes.site),
          images,
        },
        { now: deps.clock.now(), siteDomain: deps.environment.identity.domain, pictureProblem: places.problemOf },
      );
      const dropped = images.flatMap((path) => (path === null ? [] : (places.sentenceOf(path) ?? [])));
      return {
        state: publishedAt === null ? 'draft' : found.length === 0 ? 'live' : 'idle',
        problems: [...new Set([...found.map((problem) => words.problems[problem]), ...dropped])],
        siteName: sites.nameOf(attributes.site),
        thumbnail: images.find((path) => path !== null && places.problemOf(path) === null) ?? '',
      };
    };
  };

const checkSlide = (slide: Slide, at: number, places: PicturePlaces): Readonly<Record<string, string>> => {
  if (slide.image !== null)
    return places.urlOf(slide.image) === null ? { [`media.${at}.image`]: pictureWords.gone } : {};
  if (slide.imageUrl === '') return { [`media.${at}.image`]: words.noPicture };
  const problem = places.sentenceOf(slide.imageUrl);
  return problem === null ? {} : { [`media.${at}.imageUrl`]: problem };
};

const check =
  (deps: ContentDeps) =>
  async (db: Db, { site, startDate, endDate, media }: Fields): Promise<Readonly<Record<string, string>>> => {
    const [sites, places] = await Promise.all([loadSites(deps, db), loadPicturePlaces(deps, db)]);
    return {
      ...(sites.has(site) ? {} : { site: words.noSite }),
      ...checkSchedule(startDate, endDate, 'endDate'),
      ...Object.assign({}, ...media.map((slide, at) => checkSlide(slide, at, places))),
    };
  };

export const bannerResource = (deps: ContentDeps) =>
  contentResource(deps, {
    name: 'banners',
    type: 'banners',
    schema: bannerFields,
    columns: bannerColumns,
    sorted: (entries) =>
      entries.toSorted(
        (a, b) =>
          text(a.attributes.type).localeCompare(text(b.attributes.type)) ||
          placeOf(a.attributes) - placeOf(b.attributes) ||
          a.id - b.id,
      ),
    tellMore: tellMore(deps),
    check: check(deps),
    ...conversion,
  });
