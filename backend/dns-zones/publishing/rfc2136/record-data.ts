import ipaddr from 'ipaddr.js';
import { readEscaped } from '#core/dns/notation/octets.ts';
import type { MasterRecord } from '#core/dns/write-zone-file.ts';
import { encodeName } from './dns-message.ts';

const number =
  (octets: 1 | 2 | 4) =>
  (word: string): Buffer => {
    const buffer = Buffer.alloc(octets);
    buffer.writeUIntBE(Number(word), 0, octets);
    return buffer;
  };
const [uint8, uint16, uint32] = [number(1), number(2), number(4)];
const hex = (word: string): Buffer => Buffer.from(word, 'hex');
const address = (word: string): Buffer => Buffer.from(ipaddr.parse(word).toByteArray());
const octets = (text: string): Buffer => Buffer.from(readEscaped(text) ?? '', 'latin1');
const counted = (data: Buffer): Buffer => Buffer.concat([Buffer.from([data.length]), data]);
const quoted = (word: string): Buffer => octets(word.slice(1, -1));

/** A word, or a quoted string with its quotes. */
const WORD = /"(?:\\.|[^"\\])*"|\S+/g;

const list = (text: string, encode: (each: string) => Buffer): Buffer => Buffer.concat(text.split(',').map(encode));

/** Numbers and values of the parameters of a service binding. [RFC 9460 14.3.2, RFC 9461 5] */
const parameters: readonly (readonly [key: string, encode: (value: string) => Buffer])[] = [
  ['mandatory', (value) => list(value, (key) => uint16(String(parameterNumber(key))))],
  ['alpn', (value) => list(value, (each) => counted(octets(each)))],
  ['no-default-alpn', () => Buffer.alloc(0)],
  ['port', uint16],
  ['ipv4hint', (value) => list(value, address)],
  ['ech', (value) => Buffer.from(value, 'base64')],
  ['ipv6hint', (value) => list(value, address)],
  ['dohpath', octets],
];

const parameterNumber = (key: string): number => {
  const known = parameters.findIndex(([name]) => name === key);
  return known < 0 ? Number(key.slice('key'.length)) : known;
};

const encodeParameter = (word: string): Buffer => {
  const [, key = '', value = ''] = /^([^=]+)(?:=(.*))?$/.exec(word) ?? [];
  const key16 = parameterNumber(key);
  const data = (parameters[key16]?.[1] ?? octets)(value);
  return Buffer.concat([uint16(String(key16)), uint16(String(data.length)), data]);
};

type Encode = (word: string) => Buffer;

/** One encoder a word; the last one repeats. */
const encoders: Readonly<Record<MasterRecord['type'], readonly [Encode, ...Encode[]]>> = {
  A: [address],
  AAAA: [address],
  CNAME: [encodeName],
  NS: [encodeName],
  MX: [uint16, encodeName],
  TXT: [(word) => counted(quoted(word))],
  SRV: [uint16, uint16, uint16, encodeName],
  CAA: [uint8, (word) => counted(octets(word)), quoted],
  HTTPS: [uint16, encodeName, encodeParameter],
  SVCB: [uint16, encodeName, encodeParameter],
  TLSA: [uint8, uint8, uint8, hex],
  SSHFP: [uint8, uint8, hex],
  DS: [uint16, uint8, uint8, hex],
  SOA: [encodeName, encodeName, uint32],
};

/** The data of a record as name servers send them. */
export const encodeData = ({ type, data }: Pick<MasterRecord, 'type' | 'data'>): Buffer => {
  const encode = encoders[type];
  const words = data.match(WORD) ?? [];
  return Buffer.concat(words.map((word, at) => (encode[Math.min(at, encode.length - 1)] ?? octets)(word)));
};
