import type { RdapOptions } from '#adapters/rest/rdap-bases.ts';
import type { Integrations } from '#core/shared/settings.ts';

/** Origins have no trailing slash. */
export type HostSettings = {
  readonly publicOrigin: string;
  readonly services: Readonly<
    Record<'auth' | 'user' | 'product' | 'order' | 'payment' | 'invoice' | 'crm' | 'cloud' | 'whois', string>
  >;
  readonly cmsUrl: string;
  /** Absent when the whois service answers for all names. */
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

/** Warnings of the core. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};
