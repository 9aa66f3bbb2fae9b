import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { fail, ok } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type Token, wordOf } from '../notation/entries.ts';
import { plainRule, type ReadData, type RecordRule } from './record-rule.ts';
import { readNumber } from './words.ts';

/** Octets of a whole certificate in a TLSA record. */
const MAX_DATA = 1_024;
/** Octets of digests. */
const SHA_1 = 20;
const SHA_256 = 32;
const SHA_384 = 48;
const SHA_512 = 64;

/** Hexadecimal signs, which blanks may divide, in lower case; null for half an octet, and for other signs. */
const readHex = (tokens: readonly Token[]): string | null => {
  const hex = tokens.map(wordOf).join('').toLowerCase();
  return /^(?:[\da-f]{2})+$/.test(hex) ? hex : null;
};

/** Three numbers and hexadecimal data; `isKnown` decides about the numbers and the octets of the data. */
const readDigest =
  (problem: DnsProblem, isKnown: (numbers: readonly [number, number, number], octets: number) => boolean): ReadData =>
  ([first, second, third, ...data]) => {
    const [a, b, c] = [readNumber(first, 65_535), readNumber(second, 255), readNumber(third, 255)];
    const hex = readHex(data);
    if (a === null || b === null || c === null || hex === null || !isKnown([a, b, c], hex.length / 2))
      return fail(problem);
    return ok(`${a} ${b} ${c} ${hex}`);
  };

/** Two numbers and hexadecimal data. */
const readFingerprint =
  (problem: DnsProblem, isKnown: (numbers: readonly [number, number], octets: number) => boolean): ReadData =>
  ([first, second, ...data]) => {
    const [a, b] = [readNumber(first, 255), readNumber(second, 255)];
    const hex = readHex(data);
    return a === null || b === null || hex === null || !isKnown([a, b], hex.length / 2)
      ? fail(problem)
      : ok(`${a} ${b} ${hex}`);
  };

/** Octets by matching type; 0 is the whole certificate or key. [RFC 6698 2.1.3] */
const tlsaOctets: Readonly<Record<string, number>> = { 1: SHA_256, 2: SHA_512 };

/** Usage 0 to 3, selector 0 or 1, matching type 0 to 2. A name may be the target of an alias. [RFC 6698 2.1, RFC 7671 7] */
export const tlsaRule: RecordRule = {
  ...plainRule,
  read: readDigest('dns-tlsa', ([usage, selector, matching], octets) => {
    const wanted = matching === 0 ? octets : lookUp(tlsaOctets, String(matching));
    return usage <= 3 && selector <= 1 && octets === wanted && octets <= MAX_DATA;
  }),
};

/** RSA, DSA, ECDSA, Ed25519, Ed448. [RFC 4255 3.1.1, RFC 6594, RFC 7479, RFC 8709] */
const sshAlgorithms: readonly number[] = [1, 2, 3, 4, 6];
/** Octets by type of fingerprint. [RFC 4255 3.1.2, RFC 6594 4.1] */
const sshOctets: Readonly<Record<string, number>> = { 1: SHA_1, 2: SHA_256 };

export const sshfpRule: RecordRule = {
  ...plainRule,
  read: readFingerprint(
    'dns-sshfp',
    ([algorithm, type], octets) => sshAlgorithms.includes(algorithm) && octets === lookUp(sshOctets, String(type)),
  ),
};

/** Those that zones may be signed with or that resolvers must understand. [RFC 8624 3.1] */
const dnssecAlgorithms: readonly number[] = [5, 7, 8, 10, 13, 14, 15, 16];
/** Octets by type of digest; SHA-1 and GOST must not delegate any more. [RFC 8624 3.3] */
const dsOctets: Readonly<Record<string, number>> = { 2: SHA_256, 4: SHA_384 };

/** Key tag, algorithm and digest of a zone below the domain, at the name of its name servers. [RFC 4034 5, RFC 4035 2.4] */
export const dsRule: RecordRule = {
  ...plainRule,
  read: readDigest(
    'dns-ds',
    ([, algorithm, digest], octets) =>
      dnssecAlgorithms.includes(algorithm) && octets === lookUp(dsOctets, String(digest)),
  ),
  findNameProblem: (name) => {
    if (name === '@') return 'dns-ds-apex';
    return name.startsWith('*') ? 'dns-name' : null;
  },
  needs: 'NS',
};
