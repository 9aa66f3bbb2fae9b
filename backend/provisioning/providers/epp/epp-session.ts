import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Provisioning } from '#backend/platform/environment.ts';
import { writeXml, type XmlNode } from '#backend/platform/xml/write-xml.ts';
import { NotNow, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';

/** Namespaces of the objects that a registry keeps. [RFC 5730, 5731, 5732, 5733] */
const objects = {
  domain: 'urn:ietf:params:xml:ns:domain-1.0',
  contact: 'urn:ietf:params:xml:ns:contact-1.0',
  host: 'urn:ietf:params:xml:ns:host-1.0',
} as const;
/** What more a registry may say that it does; without its word nothing of it is sent. [RFC 5910, 3915, 8748] */
const extensions = {
  secDNS: 'urn:ietf:params:xml:ns:secDNS-1.1',
  rgp: 'urn:ietf:params:xml:ns:rgp-1.0',
  fee: 'urn:ietf:params:xml:ns:epp:fee-1.0',
} as const;
export const namespaces = { epp: 'urn:ietf:params:xml:ns:epp-1.0', ...objects, ...extensions } as const;
export type EppObject = keyof typeof objects;
export type EppExtension = keyof typeof extensions;
type EppSpace = EppObject | EppExtension;
// The keys of the records.
const everyObject = Object.keys(objects) as readonly EppObject[];
const everyExtension = Object.keys(extensions) as readonly EppExtension[];

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
  /** Text of the first element of this name, of a kind of object or an extension; null without one. */
  readonly text: (space: EppSpace, name: string) => string | null;
  /** Texts of all elements of this name. */
  readonly texts: (space: EppSpace, name: string) => readonly string[];
  /** Values of an attribute of all elements of this name. */
  readonly attributes: (space: EppSpace, name: string, attribute: string) => readonly string[];
  /** The oldest message that waits; null where none was asked for, or none is there. [RFC 5730, 2.9.2.3] */
  readonly message: { readonly id: string; readonly text: string } | null;
  /** All elements of this name, below `within` where it is given. */
  readonly elements: (space: EppSpace, name: string, within?: Element) => readonly Element[];
};

/** For members of the staff. */
const toReason = (text: string): string => text.replace(/\p{C}/gu, ' ').slice(0, MAX_REASON);

/** The registry refused a command; `reason` is its sentence. [RFC 5730, 3] */
export class EppRefusal extends Error {
  override readonly name = 'EppRefusal';
  readonly code: number;
  readonly reason: string;
  constructor(code: number, reason: string) {
    super('the registry refused');
    this.code = code;
    this.reason = toReason(reason);
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

export const textIn = ({ textContent }: Element): string => (textContent ?? '').trim();

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

const readMessage = (root: Element): EppAnswer['message'] => {
  const [queue] = elementsOf(root, namespaces.epp, 'msgQ');
  const id = queue?.getAttribute('id');
  const [said] = queue === undefined ? [] : elementsOf(queue, namespaces.epp, 'msg');
  return id && said ? { id, text: toReason(textIn(said)) } : null;
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
  const elements = (space: EppSpace, name: string, within = root): readonly Element[] =>
    elementsOf(within, namespaces[space], name);
  const texts = (space: EppSpace, name: string): readonly string[] => elements(space, name).map(textIn);
  return {
    code,
    isPending: code === resultCodes.pending,
    texts,
    text: (space, name) => texts(space, name)[0] ?? null,
    attributes: (space, name, attribute) => elements(space, name).flatMap((each) => each.getAttribute(attribute) ?? []),
    message: readMessage(root),
    elements,
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

/** What the server says in its greeting that it does beside the objects. [RFC 5730, 2.4] */
const readExtensions = (greeting: string): readonly EppExtension[] => {
  const said = elementsOf(parseXml(greeting), namespaces.epp, 'extURI').map(textIn);
  return everyExtension.filter((each) => said.includes(extensions[each]));
};

const login = ({ clientId, password }: EppServer, known: readonly EppExtension[]): readonly XmlNode[] => [
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
      [
        'svcs',
        [
          ...everyObject.map((object): XmlNode => ['objURI', objects[object]]),
          ...(known.length === 0
            ? []
            : [['svcExtension', known.map((each): XmlNode => ['extURI', extensions[each]])] as const]),
        ],
      ],
    ],
  ],
];

/** A command about an object, such as `['create', 'domain', […]]`; its children have the prefix of the object. */
export type EppCommand = readonly [
  verb: 'check' | 'info' | 'create' | 'update' | 'renew' | 'transfer',
  object: EppObject,
  children: readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
];

/** What an extension adds to a command: its element without prefix, such as `['create', […]]`. */
export type ExtensionPart = readonly [extension: EppExtension, name: string, children: readonly XmlNode[]];

export type EppSession = {
  /** `parts` of extensions that the server does not know are left out. */
  readonly send: (command: EppCommand, ...parts: readonly ExtensionPart[]) => Promise<EppAnswer>;
  readonly knows: (extension: EppExtension) => boolean;
  /** Asks for the oldest message, or, with its id, for its removal. */
  readonly poll: (acknowledged?: string) => Promise<EppAnswer>;
};

const toNode = ([verb, object, children, attributes = {}]: EppCommand): XmlNode => [
  verb,
  [[`${object}:${verb}`, children, { [`xmlns:${object}`]: namespaces[object] }]],
  attributes,
];

const toExtension = (parts: readonly ExtensionPart[]): readonly XmlNode[] =>
  parts.length === 0
    ? []
    : [
        [
          'extension',
          parts.map(
            ([extension, name, children]): XmlNode => [
              `${extension}:${name}`,
              children,
              { [`xmlns:${extension}`]: extensions[extension] },
            ],
          ),
        ],
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
    // A socket that gets an octet now and then is never idle.
    const timer = setTimeout(() => socket.destroy(new NotNow('no answer in time')), TIMEOUT_MS);
    try {
      const next = await frames.next();
      if (next.done) throw new NotNow('the connection ended');
      return next.value;
    } finally {
      clearTimeout(timer);
    }
  };
  const exchange = async (content: readonly XmlNode[]): Promise<EppAnswer> => {
    sent += 1;
    const command: XmlNode = ['command', [...content, ['clTRID', `${key}-${sent}`]]];
    socket.write(toFrame(writeXml(['epp', [command], { xmlns: namespaces.epp }])));
    return readAnswer(await receive());
  };
  try {
    // The server greets first.
    const known = readExtensions(await receive());
    await exchange(login(server, known));
    const knows = (extension: EppExtension): boolean => known.includes(extension);
    const value = await work({
      knows,
      poll: (acknowledged) =>
        exchange([['poll', '', acknowledged === undefined ? { op: 'req' } : { op: 'ack', msgID: acknowledged }]]),
      send: (command, ...parts) => exchange([toNode(command), ...toExtension(parts.filter(([each]) => knows(each)))]),
    });
    await exchange([['logout', []]]).catch(() => null);
    return value;
  } finally {
    socket.destroy();
  }
};
