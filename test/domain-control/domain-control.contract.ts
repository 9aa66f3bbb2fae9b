import { expect } from 'vitest';
import type { DomainContact } from '#core/domain-control/domain-contact.ts';
import type { DomainChange } from '#core/domain-control/domain-control.port.ts';
import { contactRoles, MAX_AUTH_CODES } from '#core/domain-control/domain-settings.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, expectRefused, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder, runServices } from '#test/services/service-subject.ts';
import {
  changeNow,
  type DomainControlSubject,
  loadSettings,
  loggedKinds,
  mailedCodes,
  runDomain,
  settle,
  unlock,
} from './domain-control-subject.ts';

const ownServers: DomainChange = {
  kind: 'name-servers',
  servers: [
    { host: 'ns1.example.net', addresses: [] },
    { host: 'ns2.example.net', addresses: [] },
  ],
};

const technician: DomainContact = {
  name: 'Lê Văn Kỹ',
  organisation: 'Công ty Kỹ Thuật Mẫu',
  address: '5 phố Thử, Hà Nội',
  phone: '0987654321',
  email: 'ky.thuat@example.vn',
};
const toTechnician = { kind: 'contact', role: 'technical', contact: technician } as const;

/** Laws of every DomainControl adapter. */
export const domainControlLaws: readonly Law<DomainControlSubject>[] = [
  {
    name: 'a new domain is locked, uses the shop’s name servers and has its buyer as every contact',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.com');
      const [domain] = await runServices(subject, [domainLine(name)]);
      const settings = await loadSettings(subject, domain.id);
      expect(settings).toMatchObject({
        domain: name,
        version: 0,
        nameServers: { kind: 'shop' },
        isServed: false,
        isLocked: true,
        authCode: { sentAt: null, left: MAX_AUTH_CODES },
        canChange: true,
      });
      expect(settings.shopNameServers.length).toBeGreaterThanOrEqual(2);
      for (const role of contactRoles)
        expect(settings.contacts[role]).toMatchObject({ address: expect.stringContaining('12 phố Hàng Bông') });
    },
  },
  {
    name: 'a service that is no domain has no such settings',
    check: async (open) => {
      const subject = await open();
      const [server] = await runServices(subject, [serverLine()]);
      expectNotFound(await subject.domains.load(server.id));
      const edit = { version: 0, change: unlock };
      expectNotFound(await subject.domains.change(server.id, edit, subject.newIdempotencyKey()));
      expectNotFound(await subject.domains.sendAuthCode(server.id, subject.newIdempotencyKey()));
    },
  },
  {
    name: 'every change with an effect is one version and one entry in the log, and one without is none',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const shop: DomainChange = { kind: 'name-servers', servers: null };
      for (const [change, expected] of [
        [ownServers, { nameServers: { kind: 'own', servers: ownServers.servers } }],
        [unlock, { isLocked: false }],
        [toTechnician, { contacts: { technical: technician } }],
        [shop, { nameServers: { kind: 'shop' } }],
      ] as const) {
        const { version } = await loadSettings(subject, id);
        const changed = unwrap(await changeNow(subject, id, change));
        expect(changed).toMatchObject({ ...expected, version: version + 1 });
        await settle(subject);
        expect(await loadSettings(subject, id)).toEqual({ ...changed, isPending: false });
        expect(unwrap(await changeNow(subject, id, change)).version).toBe(version + 1);
      }
      expect(await loggedKinds(subject, id)).toEqual(['name-servers', 'contact', 'transfer-unlock', 'name-servers']);
    },
  },
  {
    name: 'a change against an old version changes nothing',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const now = unwrap(await changeNow(subject, id, ownServers));
      const late = { version: 0, change: unlock };
      expectRefused(await subject.domains.change(id, late, subject.newIdempotencyKey()), 'domain-changed');
      await settle(subject);
      expect(await loadSettings(subject, id)).toEqual({ ...now, isPending: false });
    },
  },
  {
    name: 'one idempotency key makes one change, and the same key with another change is refused',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const key = subject.newIdempotencyKey();
      const send = (change: DomainChange) => subject.domains.change(id, { version: 0, change }, key);
      const [first, again] = [unwrap(await send(unlock)), unwrap(await send(unlock))];
      expect([first.version, again.version]).toEqual([1, 1]);
      expectRefused(await send(ownServers), 'idempotency-key-reused');
    },
  },
  {
    name: 'name servers and contacts that no rule has checked are refused',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const { domain } = await loadSettings(subject, id);
      const second = { host: 'ns2.example.net', addresses: [] };
      const wrong: readonly DomainChange[] = [
        { kind: 'name-servers', servers: [second] },
        { kind: 'name-servers', servers: [second, second] },
        { kind: 'name-servers', servers: [{ host: 'NS1.example.net', addresses: [] }, second] },
        { kind: 'name-servers', servers: [{ host: `ns1.${domain}`, addresses: [] }, second] },
        { kind: 'name-servers', servers: [{ host: 'ns1.example.net', addresses: ['203.0.113.1'] }, second] },
        { ...toTechnician, contact: { ...technician, email: 'không phải email' } },
        { ...toTechnician, contact: { ...technician, phone: '+84987654321' } },
      ];
      for (const change of wrong) expectRefused(await changeNow(subject, id, change), 'bad-input');
      const glue: DomainChange = {
        kind: 'name-servers',
        servers: [{ host: `ns1.${domain}`, addresses: ['203.0.113.1', '2001:db8::1'] }, second],
      };
      expect(unwrap(await changeNow(subject, id, glue)).nameServers).toEqual({ kind: 'own', servers: glue.servers });
    },
  },
  {
    name: 'the registrant of a .vn name is changed by documents only, that of another name here',
    check: async (open) => {
      const subject = await open();
      const owner: DomainChange = { ...toTechnician, role: 'registrant' };
      const vietnamese = await runDomain(subject, '.vn');
      expectRefused(await changeNow(subject, vietnamese, owner), 'registrant-needs-documents');
      expect(unwrap(await changeNow(subject, vietnamese, toTechnician)).contacts.technical).toEqual(technician);
      const other = await runDomain(subject, '.com');
      expect(unwrap(await changeNow(subject, other, owner)).contacts.registrant).toEqual(technician);
    },
  },
  {
    name: 'a locked domain gets no code; an unlocked one gets it by mail, and no answer contains it',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const { domain } = await loadSettings(subject, id);
      expectRefused(await subject.domains.sendAuthCode(id, subject.newIdempotencyKey()), 'domain-locked');
      expect(await mailedCodes(subject, domain)).toEqual([]);
      unwrap(await changeNow(subject, id, unlock));
      const sent = unwrap(await subject.domains.sendAuthCode(id, subject.newIdempotencyKey()));
      expect(sent.authCode.left).toBe(MAX_AUTH_CODES - 1);
      const codes = await mailedCodes(subject, domain);
      expect(codes).toHaveLength(1);
      expect((await loadSettings(subject, id)).authCode).toMatchObject({
        sentAt: expect.any(Number),
        isPending: false,
      });
      const answers = JSON.stringify([sent, await loadSettings(subject, id), await subject.control.load(id)]);
      expect(answers).not.toContain(codes[0]);
      expect((await loggedKinds(subject, id))[0]).toBe('auth-code');
    },
  },
  {
    name: 'one key mails one code, three codes a day differ, and a fourth is refused until the day is over',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const { domain } = unwrap(await changeNow(subject, id, unlock));
      const key = subject.newIdempotencyKey();
      unwrap(await subject.domains.sendAuthCode(id, key));
      unwrap(await subject.domains.sendAuthCode(id, key));
      expect(await mailedCodes(subject, domain)).toHaveLength(1);
      const ask = () => subject.domains.sendAuthCode(id, subject.newIdempotencyKey());
      unwrap(await ask());
      expect(unwrap(await ask()).authCode.left).toBe(0);
      const refused = await ask();
      expectRefused(refused, 'too-many-auth-codes');
      expect(refused).toMatchObject({ failure: { detail: { most: MAX_AUTH_CODES } } });
      expect(new Set(await mailedCodes(subject, domain)).size).toBe(MAX_AUTH_CODES);
      await subject.pass(86_400_000);
      expect(unwrap(await ask()).authCode.left).toBe(MAX_AUTH_CODES - 1);
    },
  },
  {
    name: 'locking again makes a sent code invalid',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      unwrap(await changeNow(subject, id, unlock));
      unwrap(await subject.domains.sendAuthCode(id, subject.newIdempotencyKey()));
      await settle(subject);
      const locked = unwrap(await changeNow(subject, id, { kind: 'lock', isLocked: true }));
      expect(locked).toMatchObject({ isLocked: true, authCode: { sentAt: null } });
    },
  },
  {
    name: 'a domain that is not set up yet shows its settings but refuses changes and codes',
    check: async (open) => {
      const subject = await open();
      await paidOrder(subject, [domainLine(subject.freeDomain('.com'))]);
      await subject.pass(2_000);
      const [domain] = unwrap(await subject.services.list(subject.owner));
      if (!domain) throw new Error('a paid order has no service');
      expect(await loadSettings(subject, domain.id)).toMatchObject({ version: 0, canChange: false });
      expectRefused(await changeNow(subject, domain.id, unlock), 'domain-not-active');
      expectRefused(await subject.domains.sendAuthCode(domain.id, subject.newIdempotencyKey()), 'domain-not-active');
    },
  },
  {
    name: 'another customer and a guest neither see nor change a domain, nor get its code',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const before = unwrap(await changeNow(subject, id, unlock));
      const edit = { version: before.version, change: ownServers };
      const denied = { ok: false, failure: { kind: 'denied' } };
      expectNotFound(await subject.othersDomains.load(id));
      expectNotFound(await subject.othersDomains.change(id, edit, subject.newIdempotencyKey()));
      expectNotFound(await subject.othersDomains.sendAuthCode(id, subject.newIdempotencyKey()));
      expect(await subject.guestsDomains.load(id)).toEqual(denied);
      expect(await subject.guestsDomains.change(id, edit, subject.newIdempotencyKey())).toEqual(denied);
      expect(await subject.guestsDomains.sendAuthCode(id, subject.newIdempotencyKey())).toEqual(denied);
      await settle(subject);
      expect(await loadSettings(subject, id)).toEqual({ ...before, isPending: false });
      expect(await mailedCodes(subject, before.domain)).toEqual([]);
    },
  },
];

export const domainControlContract = (name: string, open: () => Promise<DomainControlSubject>): void =>
  describeLaws(`${name} keeps the DomainControl contract`, domainControlLaws, open);
