/** What a registry tells everybody of a taken name. Who holds it is private and never part of it. Times in ms since 1970 UTC. */
export type Whois = {
  readonly registrar: string | null;
  readonly registeredAt: number | null;
  readonly expiresAt: number | null;
  readonly nameservers: readonly string[];
  /** State codes as the registry writes them, such as `clientTransferProhibited`. [RFC 5731, RFC 8056] */
  readonly states: readonly string[];
};
