import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { fail, ok } from '#core/shared/result.ts';
import { plainRule, type ReadData, type RecordRule } from './record-rule.ts';
import { ROOT, readHost, readNumber } from './words.ts';

const readOnlyHost: ReadData = ([host, ...more], place) =>
  host === undefined || more.length > 0 ? fail('dns-host') : readHost(host, place, fail('dns-host'));

/** Numbers below 65,536 in front of a host name, or of `.`. */
const readNumbersAndHost =
  (count: number, problem: DnsProblem): ReadData =>
  (tokens, place) => {
    const numbers = tokens.slice(0, count).map((token) => readNumber(token, 65_535));
    const host = tokens[count];
    if (host === undefined || tokens.length !== count + 1 || numbers.includes(null)) return fail(problem);
    const target = readHost(host, place, ok(ROOT));
    return target.ok ? ok([...numbers, target.value].join(' ')) : target;
  };

/** The domain takes no mail. [RFC 7505 3] */
const NULL_MX = '0 .';
const readMxWords = readNumbersAndHost(1, 'dns-mx');
const readMx: ReadData = (tokens, place) => {
  const read = readMxWords(tokens, place);
  return read.ok && read.value.endsWith(` ${ROOT}`) && read.value !== NULL_MX ? fail('dns-null-mx') : read;
};

/** [RFC 1034 3.6.2] */
export const cnameRule: RecordRule = {
  ...plainRule,
  read: readOnlyHost,
  hostAt: 0,
  isAlone: true,
  findNameProblem: (name) => (name === '@' ? 'dns-cname-apex' : null),
};

/** Of a name below the domain. [RFC 1034 4.2.1, RFC 4592 4.2] */
export const nsRule: RecordRule = {
  ...plainRule,
  read: readOnlyHost,
  hostAt: 0,
  needsRealHost: true,
  findNameProblem: (name) => {
    if (name === '@') return 'dns-apex-ns';
    return name.startsWith('*') ? 'dns-name' : null;
  },
};

export const mxRule: RecordRule = { ...plainRule, read: readMx, hostAt: 1, needsRealHost: true, exclusive: NULL_MX };

/** The target `.` says that the service is not offered. [RFC 2782] */
export const srvRule: RecordRule = {
  ...plainRule,
  read: readNumbersAndHost(3, 'dns-srv'),
  hostAt: 3,
  needsRealHost: true,
  findNameProblem: (name) => (/^_[^.]+\._[^.]+/.test(name) ? null : 'dns-srv-name'),
};
