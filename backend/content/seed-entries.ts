import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { seedArticleCategories, seedArticleTags, writtenArticles } from '#contracts/seed/content/articles.ts';
import { seedAuthors } from '#contracts/seed/content/authors.ts';
import { writtenBanners } from '#contracts/seed/content/banners.ts';
import { type SeedMenuItem, writtenContent } from '#contracts/seed/content/content.ts';
import { writtenPages } from '#contracts/seed/content/pages.ts';
import { writtenProjects } from '#contracts/seed/content/projects.ts';
import type { SeedBanner, SeedCaption, SeedPage } from '#contracts/seed/content/publications.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { ShopContact, ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { createSeedLibrary } from './seed-media.ts';

type Attributes = Readonly<Record<string, unknown>>;
/** Relations are positions in the list of their type, from 1; the seed replaces them with ids. */
export type SeedEntry = { readonly type: string; readonly attributes: Attributes; readonly publishedAt: Date };

/** The installation's answers. */
const noContact: Readonly<Record<keyof ShopContact, null>> = {
  hotline: null,
  hotlineNote: null,
  email: null,
  zaloUrl: null,
  socialUrls: null,
  hours: null,
};

/** For entries whose date is never shown. */
const DEFAULT_PUBLICATION_DATE = '2026-11-20T00:00:00.000Z';

const withIds = <Item extends object>(items: readonly Item[], first = 1) =>
  items.map((item, index) => ({ id: first + index, ...item }));

const rows = (type: string, all: readonly object[], publishedAt: string = DEFAULT_PUBLICATION_DATE): SeedEntry[] =>
  all.map((attributes) => ({ type, attributes: { ...attributes }, publishedAt: new Date(publishedAt) }));

const findPosition = (items: readonly { readonly slug: string }[], slug: string): number | null =>
  items.findIndex((each) => each.slug === slug) + 1 || null;
const findPositions = (items: readonly { readonly slug: string }[], slugs: readonly string[]): readonly number[] =>
  slugs.flatMap((slug) => findPosition(items, slug) ?? []);
const findSitePosition = (domain: string | null): number | null =>
  writtenContent.sites.findIndex((site) => site.domain === domain) + 1 || null;

const createMenuNumbering = () => {
  let last = 0;
  const item = ({ title, url, children }: SeedMenuItem): object => {
    last += 1;
    return { id: last, title, url, children: children.map(item) };
  };
  return item;
};

const footerCategories = () => {
  let item = 1;
  return withIds(writtenContent.footer.categories).map(({ id, title, items }) => {
    const first = item;
    item += items.length;
    return { id, title, items: withIds(items, first) };
  });
};

type Library = ReturnType<typeof createSeedLibrary>;

const toCaptionAttributes = (caption: SeedCaption | null): object => {
  if (caption === null) return {};
  const { showsPrice, ...words } = caption;
  return { ...words, showPrice: showsPrice };
};

/** A slider refers to library pictures; popups and icons have picture URLs, as editors enter them. */
const toBannerAttributes = ({ media, site, ...banner }: SeedBanner, library: Library): object => ({
  ...banner,
  site: findSitePosition(site),
  media: withIds(
    media.map(({ image, title, link, caption }) => ({
      title,
      ...toCaptionAttributes(caption),
      ...(banner.type === 'SLIDER'
        ? { link, image: library.idOf({ url: image, alt: title }) }
        : { url: image, redirect: link }),
    })),
  ),
});

const toPageAttributes = (
  library: Library,
  { slug, title, body, sections, seo }: SeedPage,
  isSample: boolean,
): object => ({
  slug,
  title,
  locale: 'vi',
  body: [],
  seo: seo && { id: 1, ...seo },
  sections: withIds(
    [{ kind: 'rich-text' as const, body }, ...sections.filter(({ kind }) => isSample || kind !== 'place')].map(
      ({ kind, ...fields }) => ({
        __component: `section.${kind}`,
        ...fields,
        ...('image' in fields ? { image: library.idOf({ url: fields.image.image, alt: fields.image.alt }) } : {}),
      }),
    ),
  ),
});

const publicationEntries = (library: Library, isSample: boolean): readonly SeedEntry[] => [
  ...rows('categories', seedArticleCategories),
  ...rows('tags', seedArticleTags),
  ...rows(
    'authors',
    seedAuthors.map(({ avatar, ...author }) => ({
      ...author,
      avatar: avatar === null ? null : library.idOf({ url: avatar, alt: author.name }),
    })),
  ),
  ...writtenArticles.flatMap(({ publishedAt, cover, seo, ...article }) => {
    const links = {
      category: findPosition(seedArticleCategories, article.category),
      tags: findPositions(seedArticleTags, article.tags),
      author: findPosition(seedAuthors, article.author),
      cover: library.idOf({ url: cover.image, alt: cover.alt }),
    };
    return rows('articles', [{ ...article, ...links, seo: seo && { id: 1, ...seo } }], publishedAt);
  }),
  ...rows(
    'projects',
    writtenProjects.map(({ images, ...project }) => ({
      ...project,
      images: images.map(({ image, alt }) => library.idOf({ url: image, alt })),
    })),
  ),
  ...rows(
    'pages',
    writtenPages.map((page) => toPageAttributes(library, page, isSample)),
  ),
  ...rows(
    'banners',
    writtenBanners
      .filter(({ site }) => isSample || site === null || site === sampleIdentity.domain)
      .map((banner) => toBannerAttributes(banner, library)),
  ),
];

const siteEntries = (library: Library, { name, domain }: ShopIdentity, isSample: boolean): readonly SeedEntry[] => {
  const { footer, config } = writtenContent;
  const item = createMenuNumbering();
  const { BannerFooter, ...siteWords } = config;
  const { image: footerImage, caption: footerCaption, ...footerBanner } = BannerFooter;
  return [
    ...rows('sites', [{ name, domain }]),
    ...rows('faqs', writtenContent.faqs),
    ...rows(
      'menus',
      writtenContent.menus.map((menu, order) => ({ ...menu, order, items: menu.items.map(item) })),
    ),
    ...rows('footer', [{ categories: footerCategories(), vendors: { id: 1, ...footer.vendors } }]),
    ...rows('config', [
      {
        ...siteWords,
        ...(isSample ? { ...sampleIdentity.contact, socialUrls: null } : noContact),
        BannerFooter: {
          ...footerBanner,
          ...toCaptionAttributes(footerCaption),
          id: 1,
          imageUrl: null,
          image: library.idOf({ url: footerImage, alt: footerBanner.title }),
        },
      },
    ]),
  ];
};

/** What editors change and cannot add. */
const emptyShop = ({ name, domain }: ShopIdentity): readonly SeedEntry[] => [
  ...rows('sites', [{ name, domain }]),
  ...rows('config', [{ ...noContact }]),
];

/** What only the sample has: another site, rules of former addresses, its logo and its badge of the ministry. */
const sampleEntries = (library: Library): readonly SeedEntry[] => {
  const { logo, license } = writtenContent;
  return [
    ...rows(
      'sites',
      writtenContent.sites.filter(({ domain }) => domain !== sampleIdentity.domain),
    ),
    ...rows(
      'config-redirects',
      writtenContent.redirects.map((rule) => ({ ...rule, site: findSitePosition(rule.site) })),
    ),
    ...rows('site-logo', [
      { ...logo, image: library.idOf({ url: logo.imageUrl, alt: logo.alt, size: { width: 1360, height: 288 } }) },
    ]),
    ...rows('license', [
      {
        title: license.title,
        licenses: withIds(
          license.licenses.map(({ url, image, alt }) => ({
            url,
            image: library.idOf({ url: image, alt, size: { width: 300, height: 114 } }),
          })),
        ),
      },
    ]),
  ];
};

/**
 * Sorted within each type. Pictures come first because other entries refer to them. Another firm has the texts of the
 * sample in its own name, and neither its contact nor its office, redirects, logo or licences.
 */
export const seedEntries = ({
  mode,
  identity,
  seed,
}: Pick<BackendEnvironment, 'mode' | 'identity' | 'seed'>): readonly SeedEntry[] => {
  if (seed === 'none') return emptyShop(identity);
  const library = createSeedLibrary();
  const isSample = mode === 'development' && identity.name === sampleIdentity.name;
  const entries = [
    ...siteEntries(library, identity, isSample),
    ...(isSample ? sampleEntries(library) : []),
    ...publicationEntries(library, isSample),
  ];
  return [...rows('files', library.entries()), ...entries];
};
