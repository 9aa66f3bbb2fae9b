import { fillContactWords } from '#contracts/contact-words.ts';
import { seedSiteConfig } from '#contracts/seed/content/site-config.ts';

/** Texts as the sample shop shows them. */
export const withSampleContact = <Written>(written: Written): Written =>
  JSON.parse(fillContactWords(JSON.stringify(written), seedSiteConfig));
