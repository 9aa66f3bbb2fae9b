import type { Faq } from '#core/content/content.ts';
import { plainText } from '#core/content/plain-text.ts';
import * as paths from '#core/shared/paths.ts';
import type { ShopContact } from '#core/shared/shop/shop-identity.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { shopDescription } from '#ui/app/titles.vi.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { faqPage, StructuredData } from '#ui/blocks/content/structured-data.tsx';

/** Pages elsewhere that are the shop's own. */
const pagesOf = ({ zaloUrl, socialUrls }: ShopContact): readonly string[] =>
  zaloUrl === null ? socialUrls : [zaloUrl, ...socialUrls];

/** Organisation, site search, FAQ. [schema.org] */
export function HomeData({ faqs }: { readonly faqs: readonly Faq[] | null }) {
  const { origin, identity } = useShop();
  const { data: shell } = usePublicQuery('loadShell', {});
  const organisation = `${origin}/#to-chuc`;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': organisation,
            name: identity.name,
            url: `${origin}/`,
            logo: `${origin}/og/cua-hang.png`,
            description: shopDescription(identity.name),
            ...(shell === undefined
              ? {}
              : {
                  ...(shell.contact.email === null ? {} : { email: shell.contact.email }),
                  ...(pagesOf(shell.contact).length === 0 ? {} : { sameAs: pagesOf(shell.contact) }),
                  contactPoint: {
                    '@type': 'ContactPoint',
                    telephone: shell.contact.hotline,
                    contactType: 'customer support',
                    areaServed: 'VN',
                    availableLanguage: 'vi',
                  },
                }),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#trang-web`,
            name: identity.name,
            url: `${origin}/`,
            inLanguage: 'vi',
            publisher: { '@id': organisation },
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}?q={search_term_string}` },
              'query-input': 'required name=search_term_string',
            },
          },
          ...(faqs === null || faqs.length === 0
            ? []
            : [faqPage(faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) })))]),
        ],
      }}
    />
  );
}
