import type { Content } from '#core/content/content.port.ts';
import { type Mutants, mapped } from '#test/kit/mutants.ts';

/** Content systems that misbehave, each in one way. */
export const contentMutants: Mutants<Content> = {
  'the logo loses its words': (content) => ({
    ...content,
    logo: () => mapped(content.logo(), (logo) => ({ ...logo, alt: '' })),
  }),
  'the menus come in another order': (content) => ({
    ...content,
    menus: () => mapped(content.menus(), (menus) => menus.toReversed()),
  }),
  'a footer column loses a link': (content) => ({
    ...content,
    footer: () =>
      mapped(content.footer(), (footer) => ({
        ...footer,
        columns: footer.columns.map((column) => ({ ...column, links: column.links.slice(1) })),
      })),
  }),
  'the seller is not named': (content) => ({
    ...content,
    footer: () => mapped(content.footer(), (footer) => ({ ...footer, company: '' })),
  }),
  'a phone number is drawn as a page': (content) => ({
    ...content,
    footer: () =>
      mapped(content.footer(), (footer) => ({
        ...footer,
        columns: footer.columns.map((column) => ({
          ...column,
          links: column.links.map((link) =>
            link.kind === 'tel' ? { ...link, href: '/18006070', kind: 'page' as const } : link,
          ),
        })),
      })),
  }),
  'a licence loses its address': (content) => ({
    ...content,
    licences: () => mapped(content.licences(), (all) => all.map((licence) => ({ ...licence, url: '' }))),
  }),
  'the questions are sorted anew': (content) => ({
    ...content,
    faqs: () => mapped(content.faqs(), (faqs) => faqs.toReversed()),
  }),
  'a rule loses its window': (content) => ({
    ...content,
    redirectsFor: (path) =>
      mapped(content.redirectsFor(path), (rules) => rules.map((rule) => ({ ...rule, endDate: null }))),
  }),
  'the letter case of an address does not count': (content) => ({
    ...content,
    redirectsFor: (path) => content.redirectsFor(path.toLowerCase()),
  }),
  'the first rule is given to every address': (content) => ({
    ...content,
    redirectsFor: async (path) => {
      const own = await content.redirectsFor(path);
      return own.ok && own.value.length === 0 ? content.redirectsFor('/khuyen-mai-cu') : own;
    },
  }),
  'popups are given for sliders': (content) => ({
    ...content,
    banners: (kind) => content.banners(kind === 'SLIDER' ? 'POPUP' : kind),
  }),
  'a banner shows its first picture only': (content) => ({
    ...content,
    banners: (kind) =>
      mapped(content.banners(kind), (all) => all.map((banner) => ({ ...banner, slides: banner.slides.slice(0, 1) }))),
  }),
  'a banner never ends': (content) => ({
    ...content,
    banners: (kind) => mapped(content.banners(kind), (all) => all.map((banner) => ({ ...banner, endDate: null }))),
  }),
  'every banner is of every site': (content) => ({
    ...content,
    banners: (kind) => mapped(content.banners(kind), (all) => all.map((banner) => ({ ...banner, siteDomain: null }))),
  }),
  'a press on a banner leads nowhere': (content) => ({
    ...content,
    banners: (kind) =>
      mapped(content.banners(kind), (all) =>
        all.map((banner) => ({ ...banner, slides: banner.slides.map((slide) => ({ ...slide, href: null })) })),
      ),
  }),
  'a banner is known by its name': (content) => ({
    ...content,
    banners: (kind) => mapped(content.banners(kind), (all) => all.map((banner) => ({ ...banner, key: banner.name }))),
  }),
  'the footer’s banner has no end': (content) => ({
    ...content,
    footerBanner: () => mapped(content.footerBanner(), (banner) => ({ ...banner, endDate: null })),
  }),
};
