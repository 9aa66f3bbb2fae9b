import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import type { Whois } from '#core/domains/whois.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const changingStatus =
  (change: (status: DomainStatus, name: string) => DomainStatus) =>
  (registry: DomainRegistry): DomainRegistry => ({
    check: async (name) => {
      const answer = await registry.check(name);
      return answer.ok ? ok({ ...answer.value, status: change(answer.value.status, name) }) : answer;
    },
  });
const changingFacts =
  (change: (whois: Whois) => Whois) =>
  (registry: DomainRegistry): DomainRegistry => ({
    check: async (name) => {
      const answer = await registry.check(name);
      return answer.ok && answer.value.whois ? ok({ ...answer.value, whois: change(answer.value.whois) }) : answer;
    },
  });
const replacingStatus = (from: DomainStatus, to: DomainStatus) =>
  changingStatus((status) => (status === from ? to : status));

/** Mutants of the registry; each has one fault. */
export const domainRegistryMutants: Mutants<DomainRegistry> = {
  'available names are reported as registered': replacingStatus('available', 'registered'),
  'registered names are reported as available': replacingStatus('registered', 'available'),
  'reserved names are reported as available': replacingStatus('reserved', 'available'),
  'unsupported extensions are reported as available': replacingStatus('unknown', 'available'),
  'invalid names are reported as available': replacingStatus('invalid', 'available'),
  'a missing answer is reported as available': (registry) => ({
    check: async (name) => {
      const answer = await registry.check(name);
      const silent = !answer.ok || answer.value.status === 'unknown';
      return silent ? ok({ name, status: 'available' }) : answer;
    },
  }),
  'Vietnamese names are reported as invalid': changingStatus((status, name) =>
    name.startsWith('xn--') ? 'invalid' : status,
  ),
  'the answer is about another name': (registry) => ({ check: () => registry.check('google.com') }),
  'the registrant of a name is disclosed': changingFacts((whois) => ({ ...whois, holder: 'Nguyễn Văn Kín' })),
  'a name expires before it was registered': changingFacts((whois) => ({ ...whois, expiresAt: 1 })),
  'every second answer is different': (registry) => {
    let calls = 0;
    return changingStatus((status) => (calls++ % 2 === 0 ? status : 'unknown'))(registry);
  },
};
