import type { RdapOptions } from '#adapters/rest/rdap-bases.ts';
import type { Integrations } from '#core/shared/settings.ts';

/** Configuration of the host. Origins without trailing slash. */
export type HostSettings = {
  readonly publicOrigin: string;
  readonly services: Readonly<
    Record<'auth' | 'user' | 'product' | 'order' | 'payment' | 'invoice' | 'crm' | 'cloud' | 'whois', string>
  >;
  readonly cmsUrl: string;
  /** RDAP registries of generic extensions; absent when the whois service answers for all names. */
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

/** Receives warnings of the core with their request id. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};
