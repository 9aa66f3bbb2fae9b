import { parseIpv4, parseIpv6 } from '../addresses.ts';
import type { RecordType } from '../dns-record.ts';
import { caaRule } from './caa-rule.ts';
import { dsRule, sshfpRule, tlsaRule } from './digest-rules.ts';
import { cnameRule, mxRule, nsRule, srvRule } from './host-rules.ts';
import { plainRule, type RecordRule } from './record-rule.ts';
import { serviceBindingRule } from './service-binding-rule.ts';
import { textRule } from './text-rule.ts';
import { oneWord } from './words.ts';

/** What each type of records means. */
export const recordRules: Readonly<Record<RecordType, RecordRule>> = {
  A: { ...plainRule, read: oneWord(parseIpv4, 'dns-ipv4') },
  AAAA: { ...plainRule, read: oneWord(parseIpv6, 'dns-ipv6') },
  CNAME: cnameRule,
  MX: mxRule,
  TXT: textRule,
  SRV: srvRule,
  CAA: caaRule,
  NS: nsRule,
  HTTPS: serviceBindingRule,
  SVCB: serviceBindingRule,
  TLSA: tlsaRule,
  SSHFP: sshfpRule,
  DS: dsRule,
};
