import { fail, ok } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { wordOf } from '../notation/entries.ts';
import { quoteAscii, readEscaped } from '../notation/octets.ts';
import { plainRule, type ReadData, type RecordRule } from './record-rule.ts';

const MAX_DATA = 255;
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const TAG = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
/** Without `;`, blanks and signs beyond ASCII. */
const PARAMETER = `${TAG}\\s*=\\s*[!-:<-~]*`;
const PARAMETERS = `${PARAMETER}\\s*(?:;\\s*${PARAMETER}\\s*)*`;
/** [RFC 8659 4.2] */
const ISSUER = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*)?\\s*(?:;\\s*(?:${PARAMETERS})?)?$`, 'i');

const isIssuer = (data: string): boolean => ISSUER.test(data);
const isReportAddress = (data: string): boolean => /^(?:mailto:[^\s@"]+@|https?:\/\/)[^\s"]+$/i.test(data);

/** Properties with a meaning, and their data. [RFC 8659 4.2 to 4.4, RFC 9495] */
const properties: Readonly<Record<string, (data: string) => boolean>> = {
  issue: isIssuer,
  issuewild: isIssuer,
  issuemail: isIssuer,
  iodef: isReportAddress,
};

/** Flags 0 or 128 (critical), property and data. [RFC 8659 4.1] */
const readCaa: ReadData = (tokens) => {
  const [flags, tag, data, ...more] = tokens;
  if (flags === undefined || tag === undefined || data === undefined || more.length > 0) return fail('dns-caa');
  const octets = (readEscaped(data.source) ?? '\0').replace(/^ +| +$/g, '');
  const name = wordOf(tag).toLowerCase();
  const isText = octets.length <= MAX_DATA && /^[ -~]*$/.test(octets);
  const isKnown = isText && (lookUp(properties, name)?.(octets) ?? false);
  return isKnown && /^(?:0|128)$/.test(wordOf(flags))
    ? ok(`${wordOf(flags)} ${name} ${quoteAscii(octets)}`)
    : fail('dns-caa');
};

export const caaRule: RecordRule = { ...plainRule, read: readCaa };
