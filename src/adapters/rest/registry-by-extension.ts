import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';

/**
 * Vietnamese names are asked of the whois service, which alone knows them; the others of their own registries where
 * such are configured. [DOM-04]
 */
export const registryByExtension = (whois: DomainRegistry, generic: DomainRegistry | null): DomainRegistry => ({
  check: (name, wanted) => (generic === null || name.endsWith('.vn') ? whois : generic).check(name, wanted),
});
