import fc from 'fast-check';
import { expect } from 'vitest';
import {
  busyNames,
  registeredNames,
  reservedNames,
  silentNames,
  soldExtensions,
} from '#contracts/seed/domains/domain-names.ts';
import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Twenty random letters and digits: an unregistered name. */
const freshLabel = fc.stringMatching(/^[a-z][a-z0-9]{18}[a-z]$/);
const extension = fc.constantFrom(...soldExtensions);

/** Public facts of a registered name; its registrant is not among them. */
const publicFacts = ['expiresAt', 'nameservers', 'registeredAt', 'registrar', 'statusCodes'];

const statusOf = async (registry: DomainRegistry, name: string): Promise<DomainStatus | null> => {
  const answer = await registry.check(name);
  if (answer.ok) expect(answer.value.name).toBe(name);
  return answer.ok ? answer.value.status : null;
};

const always = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => Promise<unknown>) =>
  forAll(values, check, 25);

/** Laws of every registry, whichever names are registered: they ask for new and for impossible ones. */
export const anyRegistryLaws: readonly Law<DomainRegistry>[] = [
  {
    name: 'DOM-04 a malformed label is invalid: a hyphen at either end or at positions three and four, an underscore, or too many characters',
    check: async (open) => {
      const registry = await open();
      const spoiled = freshLabel.chain((label) =>
        fc.constantFrom(`-${label}`, `${label}-`, `ab--${label}`, `${label}_a`, `${label}${'a'.repeat(50)}`),
      );
      await always(fc.tuple(spoiled, extension), async ([label, ext]) =>
        expect(await statusOf(registry, label + ext)).toBe('invalid'),
      );
    },
  },
  {
    name: 'DOM-04 a subdomain, a bare extension and a bare label are invalid',
    check: async (open) => {
      const registry = await open();
      await always(fc.tuple(freshLabel, freshLabel), async ([host, label]) =>
        expect(await statusOf(registry, `${host}.${label}.com`)).toBe('invalid'),
      );
      expect(await statusOf(registry, 'com.vn')).toBe('invalid');
      expect(await statusOf(registry, 'chidon')).toBe('invalid');
    },
  },
  {
    name: 'DOM-04 a name with a letter of another alphabet is never available',
    check: async (open) => {
      const registry = await open();
      await always(fc.tuple(freshLabel, fc.constantFrom('а', 'ο', 'ı', '文')), async ([label, letter]) =>
        expect(await statusOf(registry, normaliseDomain(`${label}${letter}.vn`) ?? '')).toBe('invalid'),
      );
    },
  },
  {
    name: 'DOM-04 repeated checks return the same answer, and no input throws',
    check: async (open) => {
      const registry = await open();
      const anything = fc.oneof(
        fc.string({ maxLength: 40 }),
        freshLabel.map((label) => `${label}.vn`),
      );
      await always(anything, async (name) => {
        const [one, other] = [await registry.check(name), await registry.check(name)];
        expect(one).toEqual(other);
        if (!/^[a-z0-9.-]+$/i.test(name)) expect(one.ok && one.value.status === 'available').toBe(false);
      });
    },
  },
];

/** Laws of every DomainRegistry: only a definite yes is «available», and the answer is about the requested name. */
export const domainRegistryLaws: readonly Law<DomainRegistry>[] = [
  ...anyRegistryLaws,
  {
    name: 'DOM-04 an unregistered name is available under every extension that the shop sells',
    check: async (open) => {
      const registry = await open();
      await always(fc.tuple(freshLabel, extension), async ([label, ext]) =>
        expect(await statusOf(registry, label + ext)).toBe('available'),
      );
    },
  },
  {
    name: 'DOM-04 a registered name is reported as registered',
    check: async (open) => {
      const registry = await open();
      await always(fc.constantFrom(...registeredNames), async (name) =>
        expect(await statusOf(registry, name)).toBe('registered'),
      );
    },
  },
  {
    name: 'DOM-04 a reserved name is reported as reserved',
    check: async (open) => {
      const registry = await open();
      await always(fc.constantFrom(...reservedNames), async (name) =>
        expect(await statusOf(registry, name)).toBe('reserved'),
      );
    },
  },
  {
    name: 'DOM-04 a name is never available when the registry rejects the request or does not answer',
    check: async (open) => {
      const registry = await open();
      await always(fc.constantFrom(...busyNames, ...silentNames), async (name) => {
        const answer = await registry.check(name);
        expect(answer.ok ? answer.value.status : answer.failure.kind).toMatch(/^(unknown|unreachable)$/);
      });
    },
  },
  {
    name: 'DOM-04 an extension that is not sold is unknown, never available',
    check: async (open) => {
      const registry = await open();
      await always(fc.tuple(freshLabel, fc.constantFrom('.zip', '.dev', '.gov', '.museum')), async ([label, ext]) =>
        expect(await statusOf(registry, label + ext)).toBe('unknown'),
      );
    },
  },
  {
    name: 'DOM-04 a Vietnamese name in punycode is treated like any other name',
    check: async (open) => {
      const registry = await open();
      await always(freshLabel, async (label) =>
        expect(await statusOf(registry, normaliseDomain(`bánh${label}.vn`) ?? '')).toBe('available'),
      );
    },
  },
  {
    name: 'DOM-01 a registered name returns its public facts and nothing else; any other name returns none',
    check: async (open) => {
      const registry = await open();
      await always(fc.constantFrom(...registeredNames), async (name) => {
        const answer = await registry.check(name);
        const whois = answer.ok ? answer.value.whois : undefined;
        expect(Object.keys(whois ?? {}).sort()).toEqual(publicFacts);
        expect(whois?.registeredAt ?? 0).toBeGreaterThan(0);
        expect(whois?.expiresAt ?? 0).toBeGreaterThan(whois?.registeredAt ?? 0);
        for (const host of whois?.nameservers ?? ['']) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      });
      await always(fc.tuple(freshLabel, extension), async ([label, ext]) => {
        const answer = await registry.check(label + ext);
        expect(answer.ok && 'whois' in answer.value).toBe(false);
      });
    },
  },
];

/** Runs the laws on one adapter. */
export const domainRegistryContract = (name: string, open: () => Promise<DomainRegistry>): void =>
  describeLaws(`${name} keeps the DomainRegistry contract`, domainRegistryLaws, open);
