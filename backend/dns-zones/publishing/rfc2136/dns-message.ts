/** Numbers of the wire. [RFC 1035 3.2, 4.1.1; RFC 2136 2.2; RFC 8945 4.2] */
export const typeNumbers = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  DS: 43,
  SSHFP: 44,
  TLSA: 52,
  SVCB: 64,
  HTTPS: 65,
  TSIG: 250,
  AXFR: 252,
  CAA: 257,
} as const;

export const classes = { IN: 1, NONE: 254, ANY: 255 } as const;
export const opcodes = { QUERY: 0, UPDATE: 5 } as const;
export const rcodes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5, NXRRSET: 8, NOTAUTH: 9 } as const;

/** A record of a section; `name` complete, in lower case, with the last dot. Names in `data` are not compressed. */
export type WireRecord = {
  readonly name: string;
  readonly type: number;
  readonly class: number;
  readonly ttl: number;
  readonly data: Buffer;
};

export type DnsMessage = {
  readonly id: number;
  readonly opcode: number;
  readonly rcode: number;
  readonly isAuthoritative: boolean;
  /** Of the first section: what is asked, or the zone of an update. */
  readonly question: Pick<WireRecord, 'name' | 'type'>;
  /** In the order of the sections: answers or prerequisites, authorities or updates, additional ones. */
  readonly sections: readonly [readonly WireRecord[], readonly WireRecord[], readonly WireRecord[]];
};

const uint16 = (...values: readonly number[]): Buffer => Buffer.from(values.flatMap((each) => [each >> 8, each & 255]));

/** A name of letters, digits, `-`, `_` and `*`; the root is `.`. */
export const encodeName = (name: string): Buffer => {
  const labels = name.split('.').filter((label) => label !== '');
  const parts = labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label.toLowerCase(), 'latin1')]);
  return Buffer.concat([...parts, Buffer.from([0])]);
};

export const encodeRecord = ({ name, type, class: of, ttl, data }: WireRecord): Buffer => {
  const seconds = Buffer.alloc(4);
  seconds.writeUInt32BE(ttl);
  return Buffer.concat([encodeName(name), uint16(type, of), seconds, uint16(data.length), data]);
};

/** A request, at most 65,535 octets. */
export const encodeMessage = ({ id, opcode, question, sections }: DnsMessage): Buffer =>
  Buffer.concat([
    uint16(id, opcode << 11, 1, ...sections.map(({ length }) => length)),
    encodeName(question.name),
    uint16(question.type, classes.IN),
    ...sections.flat().map(encodeRecord),
  ]);

/** Octets of a name, with the length of each label. [RFC 1035 2.3.4] */
const MAX_NAME = 255;

/** Where a name ends, and the name itself, in lower case. Throws a RangeError for what is no name. [RFC 1035 4.1.4] */
const decodeName = (message: Buffer, start: number): readonly [name: string, end: number] => {
  const labels: string[] = [];
  let at = start;
  let end: number | null = null;
  let octets = 1;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    if (length >= 0xc0) {
      end ??= at + 2;
      const target = message.readUInt16BE(at) & 0x3fff;
      // Only backwards, so that it ends.
      if (target >= at) throw new RangeError('a name points forwards');
      at = target;
      continue;
    }
    octets += 1 + length;
    // Few octets could point at a name of thousands again and again.
    if (octets > MAX_NAME) throw new RangeError('a name is too long');
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return [`${labels.join('.')}.`, end ?? at + 1];
};

/** Octets before the names, how many names follow, and octets behind them, of data whose names may be compressed. */
const namesInData: Readonly<Record<number, readonly [before: number, names: number]>> = {
  [typeNumbers.NS]: [0, 1],
  [typeNumbers.CNAME]: [0, 1],
  [typeNumbers.PTR]: [0, 1],
  [typeNumbers.MX]: [2, 1],
  [typeNumbers.SOA]: [0, 2],
};

const decodeData = (message: Buffer, type: number, start: number, end: number): Buffer => {
  const [before, names] = namesInData[type] ?? [end - start, 0];
  const parts = [message.subarray(start, start + before)];
  let at = start + before;
  for (let each = 0; each < names; each += 1) {
    const [name, next] = decodeName(message, at);
    parts.push(encodeName(name));
    at = next;
  }
  return Buffer.concat([...parts, message.subarray(at, end)]);
};

/** `recordsAt`: where the last record begins. Throws a RangeError for what is no message. */
export const decodeMessage = (message: Buffer): DnsMessage & { readonly lastRecordAt: number } => {
  const flags = message.readUInt16BE(2);
  const counts = [4, 6, 8, 10].map((at) => message.readUInt16BE(at));
  const [questions = 0, ...sizes] = counts;
  let at = 12;
  let question = { name: '.', type: 0 };
  for (let each = 0; each < questions; each += 1) {
    const [name, end] = decodeName(message, at);
    question = { name, type: message.readUInt16BE(end) };
    at = end + 4;
  }
  let lastRecordAt = at;
  const readRecord = (): WireRecord => {
    lastRecordAt = at;
    const [name, end] = decodeName(message, at);
    const [type, of, ttl] = [message.readUInt16BE(end), message.readUInt16BE(end + 2), message.readUInt32BE(end + 4)];
    const start = end + 10;
    at = start + message.readUInt16BE(end + 8);
    if (at > message.length) throw new RangeError('a record is cut off');
    return { name, type, class: of, ttl, data: decodeData(message, type, start, at) };
  };
  const [answers = [], authorities = [], additional = []] = sizes.map((size) =>
    Array.from({ length: size }, readRecord),
  );
  return {
    id: message.readUInt16BE(0),
    opcode: (flags >> 11) & 15,
    rcode: flags & 15,
    isAuthoritative: (flags & 0x400) !== 0,
    question,
    sections: [answers, authorities, additional],
    lastRecordAt,
  };
};
