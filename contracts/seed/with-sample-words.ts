import { seedSeller } from '#contracts/seed/merchant.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { fillShopWords } from '#contracts/shop-words.ts';

const { hotline, email } = sampleIdentity.contact;
const sample = { name: sampleIdentity.name, seller: seedSeller, hotline, email: email ?? '' };

/** Texts as the sample shop shows them. */
export const withSampleWords = <Written>(written: Written): Written =>
  JSON.parse(fillShopWords(JSON.stringify(written), sample));
