import type { RdapOptions } from '#adapters/rest/rdap-bases.ts';
import type { Integrations } from '#core/shared/settings.ts';

/** What the composition needs of the host's environment. Origins without a slash at the end. */
export type HostSettings = {
  readonly publicOrigin: string;
  readonly services: Readonly<
    Record<'auth' | 'user' | 'product' | 'order' | 'payment' | 'invoice' | 'crm' | 'cloud' | 'whois', string>
  >;
  readonly cmsUrl: string;
  /** Registries of generic extensions; left out where the whois service is asked about every name. */
  readonly rdap?: Pick<RdapOptions, 'bases' | 'bootstrap'>;
  readonly cookieDomain: string | null;
  readonly integrations: Integrations;
  readonly secrets: {
    readonly guestSigning: string | null;
    readonly anonymousToken: string | null;
    readonly preview: string | null;
    readonly flash: string | null;
  };
};

/** Where warnings of the core go, with the id of their request. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};
