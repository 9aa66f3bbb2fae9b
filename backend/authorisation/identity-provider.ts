/** Identity providers. [ACC-01] */
export const providerNames = ['google', 'facebook', 'zalo'] as const;
export type ProviderName = (typeof providerNames)[number];
export const isProviderName = (text: string): text is ProviderName => providerNames.some((each) => each === text);

export type ProviderAccount = {
  readonly externalId: string;
  readonly name: string;
  /** null when the provider has no address or does not disclose it. */
  readonly email: string | null;
  /** The provider confirms that the address belongs to this person. */
  readonly emailVerified: boolean;
};

export type ProviderRequest = {
  readonly redirectUri: string;
  /** 256 random bits, which the provider returns unchanged. */
  readonly state: string;
  /** PKCE verifier; the URL contains only its SHA-256. [RFC 7636] */
  readonly verifier: string;
  /** Returned in the id token. [OpenID Connect] */
  readonly nonce: string;
};

/** The authorisation-code flow of one provider. Rejects when the provider is unreachable or its answer invalid. */
export type IdentityProvider = {
  /** URL of the provider's login page. */
  readonly address: (request: ProviderRequest) => Promise<string>;
  /** `answer` is the query of the callback. */
  readonly accountOf: (request: ProviderRequest, answer: URLSearchParams) => Promise<ProviderAccount>;
};

/** null when login with the provider is unavailable. */
export type ProviderLookup = (name: ProviderName) => IdentityProvider | null;
