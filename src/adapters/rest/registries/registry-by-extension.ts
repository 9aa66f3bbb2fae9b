import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';

/** Only the whois service knows Vietnamese names; others use their own registries when configured. [DOM-04] */
export const registryByExtension = (whois: DomainRegistry, generic: DomainRegistry | null): DomainRegistry => ({
  check: (name, wanted) => (generic === null || name.endsWith('.vn') ? whois : generic).check(name, wanted),
});
