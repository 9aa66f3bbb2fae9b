import { seedBankAccount, seedSeller } from '#contracts/seed/merchant.ts';
import { sampleIdentity, sampleNameServers } from '#contracts/seed/sample-identity.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

const { name, domain, contact } = sampleIdentity;
const folded = foldVietnamese(name);
const words = [
  ...[name, folded, folded.replaceAll(' ', ''), domain, ...sampleNameServers],
  ...[contact.hotline, contact.hotline.replace(/\D/g, ''), contact.email ?? ''],
  ...[seedSeller.taxCode, seedSeller.address, seedBankAccount.accountName],
].map((word) => word.normalize('NFC').toLowerCase());

/** What a text says of the sample shop: its names, numbers and addresses; each once. */
export const sampleWordsIn = (text: string): readonly string[] => {
  const read = text.normalize('NFC').toLowerCase();
  return [...new Set(words)].filter((word) => read.includes(word));
};
