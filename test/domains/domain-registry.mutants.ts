import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import type { Whois } from '#core/domains/whois.ts';
import type { DomainStatus } from '#core/shared/domain-problems.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const saying =
  (change: (status: DomainStatus, name: string) => DomainStatus) =>
  (registry: DomainRegistry): DomainRegistry => ({
    check: async (name) => {
      const answer = await registry.check(name);
      return answer.ok ? ok({ ...answer.value, status: change(answer.value.status, name) }) : answer;
    },
  });
const telling =
  (change: (whois: Whois) => Whois) =>
  (registry: DomainRegistry): DomainRegistry => ({
    check: async (name) => {
      const answer = await registry.check(name);
      return answer.ok && answer.value.whois ? ok({ ...answer.value, whois: change(answer.value.whois) }) : answer;
    },
  });
const swapped = (from: DomainStatus, to: DomainStatus) => saying((status) => (status === from ? to : status));

/** Mutants of the registry; each has one fault. */
export const domainRegistryMutants: Mutants<DomainRegistry> = {
  'a free name is called taken': swapped('available', 'registered'),
  'a taken name is sold again': swapped('registered', 'available'),
  'a reserved name is sold': swapped('reserved', 'available'),
  'an unknown extension is sold': swapped('unknown', 'available'),
  'what is no name is sold': swapped('invalid', 'available'),
  'silence is taken for a yes': (registry) => ({
    check: async (name) => {
      const answer = await registry.check(name);
      const silent = !answer.ok || answer.value.status === 'unknown';
      return silent ? ok({ name, status: 'available' }) : answer;
    },
  }),
  'Vietnamese names are refused': saying((status, name) => (name.startsWith('xn--') ? 'invalid' : status)),
  'the answer is about another name': (registry) => ({ check: () => registry.check('google.com') }),
  'the holder of a name is told': telling((whois) => ({ ...whois, holder: 'Nguyễn Văn Kín' })),
  'a name ends before it begins': telling((whois) => ({ ...whois, expiresAt: 1 })),
  'every second answer is different': (registry) => {
    let calls = 0;
    return saying((status) => (calls++ % 2 === 0 ? status : 'unknown'))(registry);
  },
};
