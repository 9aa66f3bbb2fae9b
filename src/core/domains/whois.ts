/** Never includes the registrant, who is private. Times in ms since 1970 UTC. */
export type Whois = {
  readonly registrar: string | null;
  readonly registeredAt: number | null;
  readonly expiresAt: number | null;
  readonly nameservers: readonly string[];
  /** Such as `clientTransferProhibited`. [RFC 5731, RFC 8056] */
  readonly statusCodes: readonly string[];
};
