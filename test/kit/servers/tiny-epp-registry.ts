import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type TLSSocket } from 'node:tls';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { type EppExtension, namespaces, readFrames, toFrame } from '#backend/provisioning/providers/epp/epp-session.ts';
import {
  type ExtendedName,
  extensionsOf,
  infoOf,
  plain,
  Refused,
  type Reply,
  refuseUnannounced,
  tinyFees,
  tinyQueue,
  updateDigests,
} from './tiny-epp-extensions.ts';

/** A name of the stand-in. `expires`: ms since 1970 UTC. */
type Name = ExtendedName & {
  sponsor: string;
  registrant: string;
  hosts: string[];
  locks: string[];
  code: string;
  expires: number;
  transfer: 'pending' | 'clientRejected' | null;
};

const YEAR_MS = 365 * 86_400_000;
const PASSWORD = 'mat-khau-dai-ly';

/** Certificate and key of the server, which it signed itself. */
export const makeCertificate = (): { readonly cert: string; readonly key: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-epp-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-x509', '-nodes', '-days', '2', '-subj', '/CN=epp.test'];
  execFileSync('openssl', ['req', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
};

const withAttribute = (name: string, attribute: string, value: string): string => `<${name} ${attribute}="${value}"/>`;

type Client = { readonly id: string; readonly known: readonly EppExtension[] };

/**
 * Stands in for a registry: names, contacts and hosts by EPP over TLS, with the refusals of RFC 5730 to 5733. `now` in ms.
 * Nothing else of a registry is here: no zone, no billing, no other registrars but one that gives names away. Of the
 * extensions that it announces it has fees, digests that are read and removed, and names in redemption.
 */
export const startTinyEppRegistry = async (now: () => number, announced: readonly EppExtension[] = []) => {
  const names = new Map<string, Name>();
  const contacts = new Map<string, string>();
  const hosts = new Set<string>();
  const effects = new Map<string, number>();
  const commands: string[] = [];
  /** Names with a price of their own, of a year. */
  const ownPrices = new Map<string, string>();
  const fees = tinyFees(ownPrices);
  const queue = tinyQueue();
  const sockets = new Set<TLSSocket>();
  /** How the next command that changes something ends: cut before it is done, cut after it, or refused. */
  let mishap: 'before' | 'after' | number | null = null;

  const nameOf = (id: string): Name => {
    const found = names.get(id);
    if (!found) throw new Refused(2303);
    return found;
  };
  const own = (id: string, client: string): Name => {
    const found = nameOf(id);
    if (found.sponsor !== client) throw new Refused(2201);
    return found;
  };

  const answerTo = (command: Element, { id: client, known }: Client): Reply => {
    refuseUnannounced(command, known);
    const all = (space: keyof typeof namespaces, name: string, within: Element = command): readonly Element[] => [
      ...within.getElementsByTagNameNS(namespaces[space], name),
    ];
    const text = (space: keyof typeof namespaces, name: string, within?: Element): string =>
      all(space, name, within)[0]?.textContent ?? '';
    const [verbNode] = [...command.childNodes].filter((node): node is Element => node.nodeType === 1);
    const verb = verbNode?.localName ?? '';
    const object = [...(verbNode?.childNodes ?? [])].find((node): node is Element => node.nodeType === 1);
    const kind = (['domain', 'contact', 'host'] as const).find((each) => namespaces[each] === object?.namespaceURI);
    const id = kind === undefined ? '' : text(kind, kind === 'contact' ? 'id' : 'name').toLowerCase();
    const period = Number(text('domain', 'period') || '1');
    const changed = (): void => {
      const key = `${text('epp', 'clTRID').split('-')[0]} ${verb}`;
      effects.set(key, (effects.get(key) ?? 0) + 1);
    };
    commands.push(`${verb} ${kind} ${id}`);
    if (verb === 'poll') return queue.answer(verbNode);
    const charge = (): void => {
      if (announced.includes('fee')) fees.agree(verb, id, period, command);
    };

    if (kind === 'contact') {
      const name = text('contact', 'name');
      if (/[^\x20-\x7e]/.test(name) || !/^\+84\.\d{9,10}$/.test(text('contact', 'voice'))) throw new Refused(2005);
      if (verb === 'create' && contacts.has(id)) throw new Refused(2302);
      if (verb === 'update' && !contacts.has(id)) throw new Refused(2303);
      contacts.set(id, name);
      return { code: 1000 };
    }
    if (kind === 'host') {
      if (hosts.has(id)) throw new Refused(2302);
      const parent = [...names.keys()].find((name) => id.endsWith(`.${name}`));
      if (parent !== undefined && all('host', 'addr').length === 0) throw new Refused(2003);
      hosts.add(id);
      return { code: 1000 };
    }
    const given = all('domain', 'hostObj').map(({ textContent }) => textContent ?? '');
    for (const each of given) if (!hosts.has(each)) throw new Refused(2303);
    for (const each of all('domain', 'registrant')) if (!contacts.has(each.textContent ?? '')) throw new Refused(2303);
    if (verb === 'check') return { code: 1000, extension: fees.check(id, command) };
    if (verb === 'info') {
      const { sponsor, registrant, locks, hosts: served, expires } = nameOf(id);
      const parts = [
        `<domain:name>${id}</domain:name><domain:clID>${sponsor}</domain:clID>`,
        ...(sponsor === client
          ? [
              `<domain:registrant>${registrant}</domain:registrant>`,
              ...['ok', ...locks].map((lock) => withAttribute('domain:status', 's', lock)),
              `<domain:ns>${served.map((host) => `<domain:hostObj>${host}</domain:hostObj>`).join('')}</domain:ns>`,
              `<domain:exDate>${new Date(expires).toISOString()}</domain:exDate>`,
            ]
          : []),
      ];
      return {
        code: 1000,
        data: `<domain:infData xmlns:domain="${namespaces.domain}">${parts.join('')}</domain:infData>`,
        extension: infoOf(nameOf(id), known),
      };
    }
    if (verb === 'create') {
      if (names.has(id)) throw new Refused(2302);
      charge();
      names.set(id, {
        ...plain,
        sponsor: client,
        registrant: text('domain', 'registrant'),
        hosts: given,
        locks: [],
        code: text('domain', 'pw'),
        expires: now() + period * YEAR_MS,
        transfer: null,
      });
      changed();
      return { code: 1000 };
    }
    if (verb === 'renew') {
      const found = own(id, client);
      if (text('domain', 'curExpDate') !== new Date(found.expires).toISOString().slice(0, 10)) throw new Refused(2306);
      if (found.isInRedemption) throw new Refused(2304);
      charge();
      found.expires += period * YEAR_MS;
      changed();
      return { code: 1000 };
    }
    if (verb === 'transfer') {
      const found = nameOf(id);
      const isQuery = verbNode?.getAttribute('op') === 'query';
      const data = `<domain:trnData xmlns:domain="${namespaces.domain}"><domain:trStatus>${found.transfer}</domain:trStatus></domain:trnData>`;
      if (isQuery && found.transfer === null) throw new Refused(2301);
      if (isQuery) return { code: 1000, data };
      if (found.sponsor === client) throw new Refused(2106);
      if (found.locks.length > 0) throw new Refused(2304);
      if (found.transfer === 'pending') throw new Refused(2300);
      if (text('domain', 'pw') !== found.code) throw new Refused(2202);
      charge();
      found.transfer = 'pending';
      changed();
      return { code: 1001 };
    }
    const found = own(id, client);
    const before = JSON.stringify(found);
    for (const [part, add] of [
      ['rem', false],
      ['add', true],
    ] as const)
      for (const within of all('domain', part)) {
        const parts = all('domain', 'hostObj', within).map(({ textContent }) => textContent ?? '');
        const locks = all('domain', 'status', within).map((each) => each.getAttribute('s') ?? '');
        if (
          add &&
          (parts.some((each) => found.hosts.includes(each)) || locks.some((each) => found.locks.includes(each)))
        )
          throw new Refused(2306);
        found.hosts = add ? [...found.hosts, ...parts] : found.hosts.filter((each) => !parts.includes(each));
        found.locks = add ? [...found.locks, ...locks] : found.locks.filter((each) => !locks.includes(each));
      }
    for (const within of all('domain', 'chg')) {
      found.registrant = text('domain', 'registrant', within) || found.registrant;
      found.code = text('domain', 'pw', within) || found.code;
    }
    updateDigests(found, command);
    if (JSON.stringify(found) !== before) changed();
    return { code: 1000 };
  };

  const serve = async (socket: TLSSocket): Promise<void> => {
    let client: Client | null = null;
    const say = ({ code, data = '', extension = '', queue: waiting = '' }: Reply) =>
      socket.write(
        toFrame(
          `<?xml version="1.0"?><epp xmlns="${namespaces.epp}"><response><result code="${code}"><msg>Result ${code}</msg></result>${waiting}${data === '' ? '' : `<resData>${data}</resData>`}${extension === '' ? '' : `<extension>${extension}</extension>`}<trID><svTRID>x</svTRID></trID></response></epp>`,
        ),
      );
    const menu = announced.map((each) => `<extURI>${namespaces[each]}</extURI>`).join('');
    socket.write(
      toFrame(
        `<?xml version="1.0"?><epp xmlns="${namespaces.epp}"><greeting><svcMenu><svcExtension>${menu}</svcExtension></svcMenu></greeting></epp>`,
      ),
    );
    for await (const frame of readFrames(socket)) {
      const root = new DOMParser().parseFromString(frame, 'text/xml').documentElement;
      const [command] = root?.getElementsByTagNameNS(namespaces.epp, 'command') ?? [];
      if (!command) return void say({ code: 2001 });
      const verb = [...command.childNodes].find((node): node is Element => node.nodeType === 1)?.localName;
      if (verb === 'logout') return void say({ code: 1500 });
      if (verb === 'login') {
        const [id, pw] = ['clID', 'pw'].map(
          (name) => command.getElementsByTagNameNS(namespaces.epp, name)[0]?.textContent,
        );
        const known = extensionsOf(command);
        const isKnown = known.every((each) => announced.includes(each));
        client = pw === PASSWORD && isKnown && id ? { id, known } : null;
        say({ code: client === null ? (isKnown ? 2200 : 2103) : 1000 });
        continue;
      }
      if (client === null) {
        say({ code: 2002 });
        continue;
      }
      const due = ['info', 'check', 'poll'].includes(verb ?? '') ? null : mishap;
      if (due !== null) mishap = null;
      if (due === 'before') return void socket.destroy();
      try {
        if (typeof due === 'number') throw new Refused(due);
        const reply = answerTo(command, client);
        if (due === 'after') return void socket.destroy();
        say(reply);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        say({ code: error.code });
      }
    }
  };

  const { cert, key } = makeCertificate();
  const server = createServer({ cert, key }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      clientId: 'cua-hang',
      password: PASSWORD,
      client: null,
      certificate: cert,
    },
    names,
    contacts,
    hosts,
    commands,
    ownPrices,
    messages: queue.messages,
    /** How often a task changed a name by one and the same command. */
    times: (task: string): number =>
      Math.max(0, ...['create', 'renew', 'transfer', 'update'].map((verb) => effects.get(`${task} ${verb}`) ?? 0)),
    next: (what: 'before' | 'after' | number): void => {
      mishap = what;
    },
    /** Held by another registrar, who gives it away with this code. */
    addForeign: (name: string, code: string): void => {
      for (const host of ['ns1.nha-khac.vn', 'ns2.nha-khac.vn']) hosts.add(host);
      names.set(name, {
        ...plain,
        sponsor: 'nha-khac',
        registrant: 'x',
        hosts: ['ns1.nha-khac.vn', 'ns2.nha-khac.vn'],
        locks: [],
        code,
        expires: now() + YEAR_MS,
        transfer: null,
      });
    },
    /** The other registrar answers. */
    decide: (name: string, isGiven: boolean, client = 'cua-hang'): void => {
      const found = names.get(name);
      if (!found) throw new Error(`${name} is not there`);
      found.transfer = isGiven ? null : 'clientRejected';
      if (!isGiven) return;
      found.sponsor = client;
      found.expires += YEAR_MS;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type TinyEppRegistry = Awaited<ReturnType<typeof startTinyEppRegistry>>;
