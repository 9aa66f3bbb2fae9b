import type { Content } from '#core/content/content.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const changed = async <Value>(
  answer: Promise<Result<Value, PortFailure>>,
  change: (value: Value) => Value,
): Promise<Result<Value, PortFailure>> => {
  const given = await answer;
  return given.ok ? ok(change(given.value)) : given;
};

/** Content systems that misbehave, each in one way. */
export const contentMutants: Mutants<Content> = {
  'the logo loses its words': (content) => ({
    ...content,
    logo: () => changed(content.logo(), (logo) => ({ ...logo, alt: '' })),
  }),
  'the menus come in another order': (content) => ({
    ...content,
    menus: () => changed(content.menus(), (menus) => menus.toReversed()),
  }),
  'a footer column loses a link': (content) => ({
    ...content,
    footer: () =>
      changed(content.footer(), (footer) => ({
        ...footer,
        columns: footer.columns.map((column) => ({ ...column, links: column.links.slice(1) })),
      })),
  }),
  'the seller is not named': (content) => ({
    ...content,
    footer: () => changed(content.footer(), (footer) => ({ ...footer, company: '' })),
  }),
  'a phone number is drawn as a page': (content) => ({
    ...content,
    footer: () =>
      changed(content.footer(), (footer) => ({
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
    licences: () => changed(content.licences(), (all) => all.map((licence) => ({ ...licence, url: '' }))),
  }),
  'the questions are sorted anew': (content) => ({
    ...content,
    faqs: () => changed(content.faqs(), (faqs) => faqs.toReversed()),
  }),
  'a rule loses its window': (content) => ({
    ...content,
    redirectsFor: (path) =>
      changed(content.redirectsFor(path), (rules) => rules.map((rule) => ({ ...rule, endDate: null }))),
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
      changed(content.banners(kind), (all) => all.map((banner) => ({ ...banner, slides: banner.slides.slice(0, 1) }))),
  }),
  'a banner never ends': (content) => ({
    ...content,
    banners: (kind) => changed(content.banners(kind), (all) => all.map((banner) => ({ ...banner, endDate: null }))),
  }),
  'every banner is of every site': (content) => ({
    ...content,
    banners: (kind) => changed(content.banners(kind), (all) => all.map((banner) => ({ ...banner, siteDomain: null }))),
  }),
  'a press on a banner leads nowhere': (content) => ({
    ...content,
    banners: (kind) =>
      changed(content.banners(kind), (all) =>
        all.map((banner) => ({ ...banner, slides: banner.slides.map((slide) => ({ ...slide, href: null })) })),
      ),
  }),
  'a banner is known by its name': (content) => ({
    ...content,
    banners: (kind) => changed(content.banners(kind), (all) => all.map((banner) => ({ ...banner, key: banner.name }))),
  }),
  'the footer’s banner has no end': (content) => ({
    ...content,
    footerBanner: () => changed(content.footerBanner(), (banner) => ({ ...banner, endDate: null })),
  }),
};
