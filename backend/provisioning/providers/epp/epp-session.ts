import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Provisioning } from '#backend/platform/environment.ts';
import { writeXml, type XmlNode } from '#backend/platform/xml/write-xml.ts';
import { NotNow, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';

/** Namespaces of the objects that a registry keeps. [RFC 5730, 5731, 5732, 5733] */
export const namespaces = {
  epp: 'urn:ietf:params:xml:ns:epp-1.0',
  domain: 'urn:ietf:params:xml:ns:domain-1.0',
  contact: 'urn:ietf:params:xml:ns:contact-1.0',
  host: 'urn:ietf:params:xml:ns:host-1.0',
} as const;
export type EppObject = Exclude<keyof typeof namespaces, 'epp'>;

const TIMEOUT_MS = 15_000;
const MAX_FRAME_BYTES = 256 * 1_024;
const HEADER_BYTES = 4;
const MAX_REASON = 180;

/** Where a registry, or a registrar for its resellers, takes commands. */
export type EppServer = NonNullable<Provisioning['epp']>;

/** What was answered. `pending`: it is done later. */
export type EppAnswer = {
  readonly code: number;
  readonly isPending: boolean;
  /** Text of the first element of this name, of a kind of object; null without one. */
  readonly text: (object: EppObject, name: string) => string | null;
  /** Texts of all elements of this name. */
  readonly texts: (object: EppObject, name: string) => readonly string[];
  /** Values of an attribute of all elements of this name. */
  readonly attributes: (object: EppObject, name: string, attribute: string) => readonly string[];
};

/** The registry refused a command; `reason` is its sentence. [RFC 5730, 3] */
export class EppRefusal extends Error {
  override readonly name = 'EppRefusal';
  readonly code: number;
  readonly reason: string;
  constructor(code: number, reason: string) {
    super('the registry refused');
    this.code = code;
    this.reason = reason.replace(/\p{C}/gu, ' ').slice(0, MAX_REASON);
  }
}

export const resultCodes = {
  pending: 1001,
  notEligible: 2106,
  unauthorised: 2201,
  notPendingTransfer: 2301,
  pendingTransfer: 2300,
  exists: 2302,
  isAbsent: 2303,
  failed: 2400,
  closing: 2500,
} as const;

/** The server is at fault, or busy, and not the command. */
const isOfServer = (code: number): boolean => code === resultCodes.failed || code >= resultCodes.closing;

const elementsOf = (root: Element, namespace: string, name: string): readonly Element[] => [
  ...root.getElementsByTagNameNS(namespace, name),
];

/** Throws UnreadableAnswer for what is no XML. */
const parseXml = (text: string): Element => {
  const refuse = (): never => {
    throw new UnreadableAnswer('the answer is no XML');
  };
  // Nothing but elements and text is expected; a document type could make a small answer grow.
  if (/<!DOCTYPE/i.test(text)) refuse();
  const root = new DOMParser({ onError: refuse }).parseFromString(text, 'text/xml').documentElement;
  return root ?? refuse();
};

/** Throws EppRefusal, NotNow and UnreadableAnswer. */
const readAnswer = (text: string): EppAnswer => {
  const root = parseXml(text);
  const [result] = elementsOf(root, namespaces.epp, 'result');
  const code = Number(result?.getAttribute('code'));
  if (!result || !Number.isInteger(code)) throw new UnreadableAnswer('an answer without a result');
  if (isOfServer(code)) throw new NotNow(`EPP ${code}`);
  const [message] = elementsOf(root, namespaces.epp, 'msg');
  if (code >= 2_000) throw new EppRefusal(code, `EPP ${code}: ${message?.textContent ?? ''}`);
  const texts = (object: EppObject, name: string): readonly string[] =>
    elementsOf(root, namespaces[object], name).map(({ textContent }) => (textContent ?? '').trim());
  return {
    code,
    isPending: code === resultCodes.pending,
    texts,
    text: (object, name) => texts(object, name)[0] ?? null,
    attributes: (object, name, attribute) =>
      elementsOf(root, namespaces[object], name).flatMap((each) => each.getAttribute(attribute) ?? []),
  };
};

/** Length and document, as they go over the wire. [RFC 5734, 4] */
export const toFrame = (text: string): Buffer => {
  const body = Buffer.from(text, 'utf8');
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(HEADER_BYTES + body.length);
  return Buffer.concat([header, body]);
};

/** The documents of a connection, in order. Throws UnreadableAnswer for more bytes than an answer has. */
export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let left = Buffer.alloc(0);
  for await (const chunk of chunks) {
    left = Buffer.concat([left, chunk]);
    while (left.length >= HEADER_BYTES) {
      const length = left.readUInt32BE();
      if (length < HEADER_BYTES || length > MAX_FRAME_BYTES) throw new UnreadableAnswer('no frame of EPP');
      if (left.length < length) break;
      yield left.subarray(HEADER_BYTES, length).toString('utf8');
      left = left.subarray(length);
    }
  }
}

const openSocket = ({ host, port, client, certificate }: EppServer): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      // An address has no name of its own. [RFC 6066, 3]
      ...(isIP(host) === 0 ? { servername: host } : {}),
      timeout: TIMEOUT_MS,
      ...(client === null ? {} : { cert: client, key: client }),
      // Its certificate may name no host that anybody types: it is trusted as it is, and nothing else is.
      ...(certificate === null ? {} : { ca: certificate, checkServerIdentity: () => undefined }),
    });
    socket.once('secureConnect', () => resolve(socket));
    socket.once('timeout', () => socket.destroy(new NotNow('no answer in time')));
    socket.once('error', reject);
  });

const login = ({ clientId, password }: EppServer): readonly XmlNode[] => [
  [
    'login',
    [
      ['clID', clientId],
      ['pw', password],
      [
        'options',
        [
          ['version', '1.0'],
          ['lang', 'en'],
        ],
      ],
      ['svcs', (['domain', 'contact', 'host'] as const).map((object) => ['objURI', namespaces[object]])],
    ],
  ],
];

/** A command about an object, such as `['create', 'domain', […]]`; its children have the prefix of the object. */
export type EppCommand = readonly [
  verb: 'info' | 'create' | 'update' | 'renew' | 'transfer',
  object: EppObject,
  children: readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
];

export type EppSession = { readonly send: (command: EppCommand) => Promise<EppAnswer> };

const toNode = ([verb, object, children, attributes = {}]: EppCommand): XmlNode => [
  verb,
  [[`${object}:${verb}`, children, { [`xmlns:${object}`]: namespaces[object] }]],
  attributes,
];

/**
 * Logs in, works, and logs out. Every command carries `key` in its transaction id, so that the registry's records name
 * the task. Throws EppRefusal, NotNow, UnreadableAnswer, and what the connection throws.
 */
export const withEppSession = async <Value>(
  server: EppServer,
  key: string,
  work: (session: EppSession) => Promise<Value>,
): Promise<Value> => {
  const socket = await openSocket(server);
  const frames = readFrames(socket);
  let sent = 0;
  const receive = async (): Promise<string> => {
    const next = await frames.next();
    if (next.done) throw new NotNow('the connection ended');
    return next.value;
  };
  const exchange = async (content: readonly XmlNode[]): Promise<EppAnswer> => {
    sent += 1;
    const command: XmlNode = ['command', [...content, ['clTRID', `${key}-${sent}`]]];
    socket.write(toFrame(writeXml(['epp', [command], { xmlns: namespaces.epp }])));
    return readAnswer(await receive());
  };
  try {
    // The server greets first.
    await receive();
    await exchange(login(server));
    const value = await work({ send: (command) => exchange([toNode(command)]) });
    await exchange([['logout', []]]).catch(() => null);
    return value;
  } finally {
    socket.destroy();
  }
};
