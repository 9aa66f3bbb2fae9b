import { expect } from 'vitest';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import type { Banner, BannerKind } from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import { got } from '#test/content/got.ts';
import type { Law } from '#test/kit/law.ts';

const kinds = ['SLIDER', 'POPUP', 'FLOATING'] satisfies BannerKind[];
const seedsOf = (kind: BannerKind) => seedBanners.filter(({ type }) => type === kind);
const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

const eachKind = async (
  open: () => Promise<Content>,
  check: (banners: readonly Banner[], kind: BannerKind) => void,
): Promise<void> => {
  const content = await open();
  for (const kind of kinds) check(got(await content.banners(kind)), kind);
};

/** Banner laws of every Content adapter. */
export const bannerLaws: readonly Law<Content>[] = [
  {
    name: 'CMS-01 banners are returned by kind, keyed by the slug under which their close time is stored',
    check: (open) =>
      eachKind(open, (banners, kind) => {
        expect(banners.map(({ key, name }) => [key, name])).toEqual(
          seedsOf(kind).map(({ slug, name }) => [slug, name]),
        );
        expect(banners.every((banner) => banner.kind === kind)).toBe(true);
      }),
  },
  {
    name: 'BAN-05 every picture of a banner has its path, text, caption and link, in the editors’ order',
    check: (open) =>
      eachKind(open, (banners, kind) =>
        expect(banners.map(({ slides }) => slides)).toEqual(
          seedsOf(kind).map(({ media }) =>
            media.map(({ image, title, link, caption }) => ({ imagePath: image, title, href: link, caption })),
          ),
        ),
      ),
  },
  {
    name: 'BAN-01 a banner’s window is in milliseconds, and an open end is null',
    check: (open) =>
      eachKind(open, (banners, kind) =>
        expect(banners.map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
          seedsOf(kind).map(({ startDate, endDate }) => [timeOf(startDate), timeOf(endDate)]),
        ),
      ),
  },
  {
    name: 'CMS-03 a banner names its site',
    check: (open) =>
      eachKind(open, (banners, kind) =>
        expect(banners.map(({ siteDomain }) => siteDomain)).toEqual(seedsOf(kind).map(({ site }) => site)),
      ),
  },
  {
    name: 'FTR-04 CMS-03 the site’s configuration has its footer banner with picture, caption, link and window',
    check: async (open) => {
      const set = seedContent.config.BannerFooter;
      expect(got(await (await open()).siteConfig()).footerBanner).toEqual({
        title: set.title,
        imagePath: set.image,
        href: set.link,
        caption: set.caption,
        startDate: timeOf(set.startDate),
        endDate: timeOf(set.endDate),
      });
    },
  },
  {
    name: 'CMS-03 FTR-01 VCH-01 contact facts, the shop’s sentence and the voucher’s words are the editors’',
    check: async (open) => {
      const { name: _, BannerFooter: __, ...words } = seedContent.config;
      const { footerBanner: ___, ...told } = got(await (await open()).siteConfig());
      // The sample has no page at a social network.
      expect(told).toEqual({ ...words, socialUrls: null });
    },
  },
];
