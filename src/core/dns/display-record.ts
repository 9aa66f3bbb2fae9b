import type { DnsRecord } from './dns-record.ts';
import { toDisplayName } from './host-names.ts';
import { recordRules } from './record-types/record-rules.ts';

/** As its owner reads and types it: names have their letters instead of punycode. `parseRecord` reads it back. */
export const toDisplayRecord = (record: DnsRecord): DnsRecord => {
  const { hostAt } = recordRules[record.type];
  const words = record.value.split(' ').map((word, at) => (at === hostAt ? toDisplayName(word) : word));
  return { ...record, name: toDisplayName(record.name), value: words.join(' ') };
};
