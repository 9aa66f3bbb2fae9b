import { withSampleWords } from '#contracts/seed/with-sample-words.ts';
import content from './content.json' with { type: 'json' };
import { type SeedSiteConfig, seedSiteConfig } from './site-config.ts';

/** Shared by the reference backend and the memory adapters. */
export type SeedMenuItem = {
  readonly title: string;
  readonly url: string;
  readonly children: readonly SeedMenuItem[];
};

export type SeedContent = {
  readonly sites: readonly { readonly name: string; readonly domain: string }[];
  /** Times in ISO 8601; `site`: a domain, or null. */
  readonly redirects: readonly {
    readonly urlOld: string;
    readonly urlNew: string | null;
    readonly statusCode: number;
    readonly beginDate: string | null;
    readonly endDate: string | null;
    readonly site: string | null;
  }[];
  readonly logo: { readonly imageUrl: string; readonly alt: string };
  readonly menus: readonly { readonly title: string; readonly slug: string; readonly items: readonly SeedMenuItem[] }[];
  readonly footer: {
    readonly categories: readonly {
      readonly title: string;
      readonly items: readonly { readonly title: string; readonly link: string }[];
    }[];
    readonly vendors: { readonly copyRight: string; readonly company: string; readonly address: string };
  };
  readonly license: {
    readonly title: string;
    readonly licenses: readonly { readonly url: string; readonly image: string; readonly alt: string }[];
  };
  readonly config: SeedSiteConfig;
  readonly faqs: readonly {
    readonly question: string;
    readonly answer: string;
    readonly group: string;
    readonly order: number;
  }[];
};

/** With the words of `contracts/shop-words.ts`. */
export const writtenContent: SeedContent = { ...content, config: seedSiteConfig };

export const seedContent: SeedContent = withSampleWords(writtenContent);
