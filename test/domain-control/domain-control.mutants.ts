import type { DomainContact } from '#core/domain-control/domain-contact.ts';
import type { DomainControl } from '#core/domain-control/domain-control.port.ts';
import type { DomainSettings } from '#core/domain-control/domain-settings.ts';
import { ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import { type DomainControlSubject, mailedCodes } from './domain-control-subject.ts';

type Change = (domains: DomainControl, subject: DomainControlSubject) => Partial<DomainControl>;

const changing =
  (change: Change) =>
  (subject: DomainControlSubject): DomainControlSubject => ({
    ...subject,
    domains: { ...subject.domains, ...change(subject.domains, subject) },
  });

/** Every answer of the gateway. */
const telling = (tell: (settings: DomainSettings) => DomainSettings) =>
  changing(({ load, change, sendAuthCode }) => ({
    load: (id) => mapValue(load(id), tell),
    change: (id, edit, key) => mapValue(change(id, edit, key), tell),
    sendAuthCode: (id, key) => mapValue(sendAuthCode(id, key), tell),
  }));

/** What it refuses with this code, it answers like a success that changed nothing. */
const swallowing = (code: string) =>
  changing(({ load, change, sendAuthCode }) => {
    const soften = async (id: Parameters<typeof load>[0], asked: ReturnType<typeof load>) => {
      const answer = await asked;
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === code ? load(id) : answer;
    };
    return {
      change: (id, edit, key) => soften(id, change(id, edit, key)),
      sendAuthCode: (id, key) => soften(id, sendAuthCode(id, key)),
    };
  });

const nobody: DomainContact = { name: '', organisation: '', address: '', phone: '', email: '' };
const someSettings: DomainSettings = {
  domain: 'a.com',
  version: 0,
  nameServers: { kind: 'shop' },
  shopNameServers: [],
  isServed: true,
  isLocked: true,
  contacts: { registrant: nobody, administrative: nobody, technical: nobody, billing: nobody },
  authCode: { sentAt: null, isPending: false, address: null, left: 0 },
  isPending: false,
  canChange: true,
};

/** Each has one fault. */
export const domainControlMutants: Mutants<DomainControlSubject> = {
  'every service is a domain': changing(({ load }) => ({
    load: async (id) => {
      const found = await load(id);
      return found.ok ? found : ok(someSettings);
    },
  })),
  'a new domain is unlocked': telling((settings) => ({ ...settings, isLocked: settings.version > 0 })),
  'the last writer wins': changing(({ load, change }) => ({
    change: async (id, edit, key) => {
      const current = await load(id);
      return current.ok ? change(id, { ...edit, version: current.value.version }, key) : current;
    },
  })),
  'an idempotency key is ignored': changing(({ sendAuthCode }, { newIdempotencyKey }) => ({
    sendAuthCode: (id) => sendAuthCode(id, newIdempotencyKey()),
  })),
  'unchecked input is accepted': swallowing('bad-input'),
  'the registrant of a .vn name changes without documents': swallowing('registrant-needs-documents'),
  'a locked domain answers as if a code were sent': swallowing('domain-locked'),
  'codes are not limited': swallowing('too-many-auth-codes'),
  'the code is in the answer': changing(({ load, sendAuthCode }, subject) => ({
    sendAuthCode: async (id, key) => {
      const sent = await sendAuthCode(id, key);
      const loaded = await load(id);
      if (!sent.ok || !loaded.ok) return sent;
      const [code = ''] = await mailedCodes(subject, loaded.value.domain);
      return ok({ ...sent.value, authCode: { ...sent.value.authCode, address: code } });
    },
  })),
  'locking leaves a code valid': telling((settings) => ({
    ...settings,
    authCode: { ...settings.authCode, sentAt: settings.authCode.sentAt ?? (settings.version > 1 ? 1 : null) },
  })),
  'every domain can be changed': telling((settings) => ({ ...settings, canChange: true })),
  'everybody sees every domain': (subject) => ({ ...subject, othersDomains: subject.domains }),
  'a guest sees every domain': (subject) => ({ ...subject, guestsDomains: subject.domains }),
};
