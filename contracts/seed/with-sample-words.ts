import { seedSeller } from '#contracts/seed/merchant.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { fillShopWords } from '#contracts/shop-words.ts';

const { name, promises, contact } = sampleIdentity;
const sample = { name, seller: seedSeller, hotline: contact.hotline, email: contact.email ?? '', promises };

/** Texts as the sample shop shows them. */
export const withSampleWords = <Written>(written: Written): Written =>
  JSON.parse(fillShopWords(JSON.stringify(written), sample));
