import * as z from 'zod';
import type { Mode } from '#contracts/mode.ts';
import { addressSetting, setting, switchSetting } from '#contracts/settings/setting.ts';
import { sharedSettings } from '#contracts/settings/shared-settings.ts';

/** Who says which names are free. */
export type RegistryEnvironment = {
  /** Whether the registry of this backend stands in for all others. */
  readonly isSandbox: boolean;
  /** Base addresses by extension. */
  readonly rdapBases: Readonly<Record<string, string>>;
  readonly rdapBootstrap: string | null;
  /** Whois service of a registrar, in the format of this shop's own. */
  readonly whoisUrl: string | null;
};

export type RegistrySettings = { readonly registry: RegistryEnvironment };

export const registryVariables = {
  RDAP_BASES: sharedSettings.RDAP_BASES,
  RDAP_BOOTSTRAP: sharedSettings.RDAP_BOOTSTRAP,
  WHOIS_URL: setting(addressSetting('WHOIS_URL', 'https://registrar.example').optional(), {
    group: 'Domains and companies',
    meaning:
      'whois service of a registrar: `GET {WHOIS_URL}/v2/getwhois/{name}` answers `{domain, status}` with AVAILABLE, REGISTERED, RESERVED or INVALID; asked for .vn and for what RDAP does not know',
    example: 'https://registrar.example',
    otherwise: 'in production names that no registry answers for are shown as unknown and not sold',
  }),
  DOMAIN_SALES: setting(z.enum(['on', 'off'], 'DOMAIN_SALES must be on or off.').default('on'), {
    group: 'Domains and companies',
    meaning:
      'off: the shop has no domains; in production needed without `RDAP_BASES`, `RDAP_BOOTSTRAP` and `WHOIS_URL`',
    example: 'off',
  }),
  SANDBOX_REGISTRY: setting(switchSetting('SANDBOX_REGISTRY').optional(), {
    group: 'Development',
    meaning: '1: the sandbox registry answers for every name',
    example: '0',
    otherwise: '1 unless a registry is set; in production always 0',
    isStandIn: true,
  }),
};

const read = z.object(registryVariables);

/** Whether anybody real says which names are free. */
const hasRegistry = ({ RDAP_BASES, RDAP_BOOTSTRAP, WHOIS_URL }: z.infer<typeof read>): boolean =>
  Object.keys(RDAP_BASES).length > 0 || RDAP_BOOTSTRAP !== undefined || WHOIS_URL !== undefined;

export const parseRegistryEnvironment = (given: z.infer<typeof read>, mode: Mode): RegistryEnvironment => ({
  isSandbox: mode === 'development' && (given.SANDBOX_REGISTRY ?? (hasRegistry(given) ? '0' : '1')) === '1',
  rdapBases: given.RDAP_BASES,
  rdapBootstrap: given.RDAP_BOOTSTRAP ?? null,
  whoisUrl: given.WHOIS_URL?.replace(/\/+$/, '') ?? null,
});

/** In production nobody sells names that no registry answers for. */
export const registryProblems = (given: z.infer<typeof read>, mode: Mode | null): readonly string[] =>
  mode === 'production' && given.DOMAIN_SALES === 'on' && !hasRegistry(given)
    ? [
        'No registry says which domains are free: set RDAP_BOOTSTRAP, RDAP_BASES or WHOIS_URL, or DOMAIN_SALES=off to sell none.',
      ]
    : [];
