import type { Content } from '#core/content/content.port.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';

/** Mutants of the content system; each has one fault. */
export const contentMutants: Mutants<Content> = {
  'the logo has no alt text': (content) => ({
    ...content,
    logo: () => mapValue(content.logo(), (logo) => ({ ...logo, alt: '' })),
  }),
  'the menus are in reverse order': (content) => ({
    ...content,
    menus: () => mapValue(content.menus(), (menus) => menus.toReversed()),
  }),
  'footer columns miss their first link': (content) => ({
    ...content,
    footer: () =>
      mapValue(content.footer(), (footer) => ({
        ...footer,
        columns: footer.columns.map((column) => ({ ...column, links: column.links.slice(1) })),
      })),
  }),
  'the footer does not name the seller': (content) => ({
    ...content,
    footer: () => mapValue(content.footer(), (footer) => ({ ...footer, company: '' })),
  }),
  'a phone number becomes a page link': (content) => ({
    ...content,
    footer: () =>
      mapValue(content.footer(), (footer) => ({
        ...footer,
        columns: footer.columns.map((column) => ({
          ...column,
          links: column.links.map((link) =>
            link.kind === 'tel' ? { ...link, href: '/18006070', kind: 'page' as const } : link,
          ),
        })),
      })),
  }),
  'licences have no URL': (content) => ({
    ...content,
    licences: () => mapValue(content.licences(), (all) => all.map((licence) => ({ ...licence, url: '' }))),
  }),
  'the questions are in reverse order': (content) => ({
    ...content,
    faqs: () => mapValue(content.faqs(), (faqs) => faqs.toReversed()),
  }),
  'rules have no end date': (content) => ({
    ...content,
    redirects: () => mapValue(content.redirects(), (rules) => rules.map((rule) => ({ ...rule, endDate: null }))),
  }),
  'every rule applies to every site': (content) => ({
    ...content,
    redirects: () => mapValue(content.redirects(), (rules) => rules.map((rule) => ({ ...rule, siteDomain: null }))),
  }),
  'the last rule is missing': (content) => ({
    ...content,
    redirects: () => mapValue(content.redirects(), (rules) => rules.slice(0, -1)),
  }),
  'a query for sliders returns popups': (content) => ({
    ...content,
    banners: (kind) => content.banners(kind === 'SLIDER' ? 'POPUP' : kind),
  }),
  'banners keep only their first picture': (content) => ({
    ...content,
    banners: (kind) =>
      mapValue(content.banners(kind), (all) => all.map((banner) => ({ ...banner, slides: banner.slides.slice(0, 1) }))),
  }),
  'banners have no end date': (content) => ({
    ...content,
    banners: (kind) => mapValue(content.banners(kind), (all) => all.map((banner) => ({ ...banner, endDate: null }))),
  }),
  'every banner applies to every site': (content) => ({
    ...content,
    banners: (kind) => mapValue(content.banners(kind), (all) => all.map((banner) => ({ ...banner, siteDomain: null }))),
  }),
  'banner pictures have no link': (content) => ({
    ...content,
    banners: (kind) =>
      mapValue(content.banners(kind), (all) =>
        all.map((banner) => ({ ...banner, slides: banner.slides.map((slide) => ({ ...slide, href: null })) })),
      ),
  }),
  'banner pictures have no caption': (content) => ({
    ...content,
    banners: (kind) =>
      mapValue(content.banners(kind), (all) =>
        all.map((banner) => ({ ...banner, slides: banner.slides.map((slide) => ({ ...slide, caption: null })) })),
      ),
  }),
  'the configuration has no hotline': (content) => ({
    ...content,
    siteConfig: () => mapValue(content.siteConfig(), (config) => ({ ...config, hotline: null })),
  }),
  'banners are keyed by their name': (content) => ({
    ...content,
    banners: (kind) => mapValue(content.banners(kind), (all) => all.map((banner) => ({ ...banner, key: banner.name }))),
  }),
  'the footer banner has no end date': (content) => ({
    ...content,
    siteConfig: () =>
      mapValue(content.siteConfig(), (config) => ({
        ...config,
        footerBanner: config.footerBanner && { ...config.footerBanner, endDate: null },
      })),
  }),
};
