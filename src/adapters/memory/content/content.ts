import { parseMarkdown } from '#adapters/cms/rich-text-markdown.ts';
import type { World } from '#adapters/memory/world.ts';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { type SeedMenuItem, seedContent } from '#contracts/seed/content/content.ts';
import type { SeedBanner, SeedFooterBanner } from '#contracts/seed/content/publications.ts';
import type { Banner, FooterBanner } from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import type { MenuItem } from '#core/content/content.ts';
import { menuKind, parseFooterLink } from '#core/content/content-rules.ts';
import { safePageHref } from '#core/content/safe-href.ts';
import { ok } from '#core/shared/result.ts';

const itemOf = ({ title, url, children }: SeedMenuItem): MenuItem => ({ title, url, children: children.map(itemOf) });

const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
const hrefOf = (link: string | null): string | null => (link === null ? null : safePageHref(link));

const bannerOf = ({ slug, name, type, media, startDate, endDate, site }: SeedBanner): Banner => ({
  key: slug,
  name,
  kind: type,
  slides: media.map(({ image, link, ...words }) => ({ imagePath: image, href: hrefOf(link), ...words })),
  startDate: timeOf(startDate),
  endDate: timeOf(endDate),
  siteDomain: site,
});

const footerBannerOf = ({ image, link, startDate, endDate, ...words }: SeedFooterBanner): FooterBanner => ({
  imagePath: image,
  href: hrefOf(link),
  startDate: timeOf(startDate),
  endDate: timeOf(endDate),
  ...words,
});

/** Seeded content and the world's redirects. */
export const memoryContent = (world: World): Content => {
  const { logo, menus, footer, license, faqs, config } = seedContent;
  return {
    logo: async () => ok({ imagePath: logo.imageUrl, alt: logo.alt }),
    menus: async () =>
      ok(menus.map(({ title, slug, items }) => ({ title, slug, kind: menuKind(slug), items: items.map(itemOf) }))),
    footer: async () =>
      ok({
        columns: footer.categories.map(({ title, items }, index) => ({
          id: index + 1,
          title,
          links: items.map((item) => parseFooterLink(item.title, item.link)),
        })),
        copyright: footer.vendors.copyRight,
        company: footer.vendors.company,
        address: footer.vendors.address,
      }),
    licences: async () =>
      ok(
        license.licenses.map(({ url, image, alt }) => ({
          url,
          imagePath: image,
          alt,
          name: '',
          number: '',
          issuer: '',
        })),
      ),
    faqs: async () => ok(faqs.map(({ question, answer }) => ({ question, answer: parseMarkdown(answer) }))),
    banners: async (kind) => ok(seedBanners.filter(({ type }) => type === kind).map(bannerOf)),
    siteConfig: async () => {
      const { BannerFooter, name: _, socialUrls: __, ...told } = config;
      return ok({ footerBanner: footerBannerOf(BannerFooter), socialUrls: null, ...told });
    },
    redirects: async () => ok(world.state.redirects),
  };
};
