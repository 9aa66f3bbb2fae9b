import { type SeedMenuItem, seedContent } from '#contracts/seed/content.ts';
import type { Content } from '#core/content/content.port.ts';
import type { MenuItem } from '#core/content/content.ts';
import { footerLink, menuKind } from '#core/content/content-rules.ts';
import { ok } from '#core/shared/result.ts';
import type { World } from './world.ts';

const itemOf = ({ title, url, children }: SeedMenuItem): MenuItem => ({ title, url, children: children.map(itemOf) });

/** The content system over a world: what the editors wrote, and the world's redirects. [Content] */
export const memoryContent = (world: World): Content => {
  const { logo, menus, footer, license, faqs } = seedContent;
  return {
    logo: async () => ok({ imagePath: logo.imageUrl, alt: logo.alt }),
    menus: async () =>
      ok(menus.map(({ title, slug, items }) => ({ title, slug, kind: menuKind(slug), items: items.map(itemOf) }))),
    footer: async () =>
      ok({
        columns: footer.categories.map(({ title, items }, index) => ({
          id: index + 1,
          title,
          links: items.map((item) => footerLink(item.title, item.link)),
        })),
        copyright: footer.vendors.copyRight,
        company: footer.vendors.company,
        address: footer.vendors.address,
      }),
    licences: async () => ok(license.licenses.map(({ url, image, alt }) => ({ url, imagePath: image, alt }))),
    faqs: async () => ok(faqs.map(({ question, answer }) => ({ question, answer }))),
    redirectsFor: async (path) => ok(world.state.redirects.filter((rule) => rule.urlOld === path)),
  };
};
