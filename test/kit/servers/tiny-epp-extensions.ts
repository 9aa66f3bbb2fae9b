import type { Element } from '@xmldom/xmldom';
import { type EppExtension, namespaces } from '#backend/provisioning/providers/epp/epp-session.ts';

/** Of every name without a price of its own, for a year. */
const STANDARD_FEE = '8.00';
const CURRENCY = 'USD';

/** What the stand-in knows of a name beyond RFC 5731. */
export type ExtendedName = { digests: string[]; isInRedemption: boolean };

/** A name that nobody signs and nobody redeems. */
export const plain: ExtendedName = { digests: [], isInRedemption: false };

export class Refused extends Error {
  readonly code: number;
  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}

const within = (space: keyof typeof namespaces, name: string, root: Element): readonly Element[] => [
  ...root.getElementsByTagNameNS(namespaces[space], name),
];
const textOf = (space: keyof typeof namespaces, name: string, root: Element): string =>
  within(space, name, root)[0]?.textContent ?? '';

export const extensionsOf = (root: Element): readonly EppExtension[] => {
  const said = within('epp', 'extURI', root).map(({ textContent }) => textContent);
  return (['secDNS', 'rgp', 'fee'] as const).filter((each) => said.includes(namespaces[each]));
};

/** Extension elements of a command that its client did not announce at the log-in are refused. [RFC 5730, 2103] */
export const refuseUnannounced = (command: Element, known: readonly EppExtension[]): void => {
  const uris = known.map((each): string => namespaces[each]);
  for (const extension of within('epp', 'extension', command))
    for (const part of [...extension.childNodes])
      if ('namespaceURI' in part && part.namespaceURI !== null && !uris.includes(part.namespaceURI))
        throw new Refused(2103);
};

/** Fees of the stand-in: `own` has the names with a price of their own, by year. [RFC 8748] */
export const tinyFees = (own: ReadonlyMap<string, string>) => {
  const priceOf = (name: string, years: number): string => (Number(own.get(name) ?? STANDARD_FEE) * years).toFixed(2);
  return {
    check: (name: string, command: Element): string => {
      const [asked] = within('fee', 'command', command);
      if (asked === undefined) return '';
      const years = Number(textOf('fee', 'period', asked) || '1');
      const fee = `<fee:period unit="y">${years}</fee:period><fee:fee description="Fee">${priceOf(name, years)}</fee:fee>`;
      const group = own.has(name) ? '<fee:class>premium</fee:class>' : '';
      return `<fee:chkData xmlns:fee="${namespaces.fee}"><fee:currency>${CURRENCY}</fee:currency><fee:cd avail="1"><fee:objID>${name}</fee:objID>${group}<fee:command name="${asked.getAttribute('name')}">${fee}</fee:command></fee:cd></fee:chkData>`;
    },
    /** A registry that has fees charges nothing that its client did not name. */
    agree: (verb: string, name: string, years: number, command: Element): void => {
      const [part] = within('fee', verb, command);
      if (part === undefined) throw new Refused(2003);
      const fees = within('fee', 'fee', part).map(({ textContent }) => Number(textContent));
      const isAgreed = fees.reduce((sum, each) => sum + each, 0) === Number(priceOf(name, years));
      if (!isAgreed || textOf('fee', 'currency', part) !== CURRENCY) throw new Refused(2004);
    },
  };
};

export type Reply = {
  readonly code: number;
  readonly data?: string;
  readonly extension?: string;
  /** The oldest message. */
  readonly queue?: string;
};

/** Messages of the stand-in, oldest first. [RFC 5730, 2.9.2.3] */
export const tinyQueue = () => {
  const messages: { readonly id: string; readonly text: string; readonly name: string }[] = [];
  return {
    messages,
    answer: (poll: Element | undefined): Reply => {
      const [oldest] = messages;
      if (poll?.getAttribute('op') === 'ack') {
        if (oldest?.id !== poll.getAttribute('msgID')) throw new Refused(2303);
        messages.shift();
        return { code: 1000 };
      }
      if (oldest === undefined) return { code: 1300 };
      const { id, text, name } = oldest;
      return {
        code: 1301,
        queue: `<msgQ count="${messages.length}" id="${id}"><qDate>2026-11-20T00:00:00Z</qDate><msg>${text}</msg></msgQ>`,
        data: `<domain:trnData xmlns:domain="${namespaces.domain}"><domain:name>${name}</domain:name><domain:trStatus>clientApproved</domain:trStatus></domain:trnData>`,
      };
    },
  };
};

/** What `info` says beside the object. [RFC 5910, RFC 3915] */
export const infoOf = ({ digests, isInRedemption }: ExtendedName, known: readonly EppExtension[]): string =>
  [
    known.includes('secDNS') && digests.length > 0
      ? `<secDNS:infData xmlns:secDNS="${namespaces.secDNS}">${digests.map((digest) => `<secDNS:dsData><secDNS:keyTag>12345</secDNS:keyTag><secDNS:alg>13</secDNS:alg><secDNS:digestType>2</secDNS:digestType><secDNS:digest>${digest}</secDNS:digest></secDNS:dsData>`).join('')}</secDNS:infData>`
      : '',
    known.includes('rgp') && isInRedemption
      ? `<rgp:infData xmlns:rgp="${namespaces.rgp}"><rgp:rgpStatus s="redemptionPeriod"/></rgp:infData>`
      : '',
  ].join('');

/** Digests that an update takes away. */
export const updateDigests = (name: ExtendedName, command: Element): void => {
  for (const removed of within('secDNS', 'rem', command))
    if (textOf('secDNS', 'all', removed) === 'true') name.digests = [];
};
