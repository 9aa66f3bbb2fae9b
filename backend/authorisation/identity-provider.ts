/** Identity providers for login without a local password. [ACC-01] */
export const providerNames = ['google', 'facebook', 'zalo'] as const;
export type ProviderName = (typeof providerNames)[number];
export const isProviderName = (text: string): text is ProviderName => providerNames.some((each) => each === text);

/** A person as an identity provider knows them. */
export type ProviderAccount = {
  readonly externalId: string;
  readonly name: string;
  /** null when the provider has no e-mail address or does not disclose it. */
  readonly email: string | null;
  /** The provider confirms that the address belongs to this person. */
  readonly emailVerified: boolean;
};

/** One login in progress. */
export type ProviderRequest = {
  /** The shop's callback. */
  readonly redirectUri: string;
  /** 256 random bits; the provider returns them unchanged. */
  readonly state: string;
  /**
   * PKCE: the URL contains its SHA-256 as the challenge, the token endpoint receives the verifier itself. [RFC 7636]
   */
  readonly verifier: string;
  /** Returned in the id token. [OpenID Connect] */
  readonly nonce: string;
};

/**
 * The authorisation-code flow of one provider. Both calls reject when the provider is unreachable or its answer is
 * invalid.
 */
export type IdentityProvider = {
  /** URL of the provider's login page. */
  readonly address: (request: ProviderRequest) => Promise<string>;
  /** Exchanges the returned code for the provider account. `answer`: the query of the callback. */
  readonly accountOf: (request: ProviderRequest, answer: URLSearchParams) => Promise<ProviderAccount>;
};

/** A provider by name; null when login with it is unavailable. */
export type ProviderLookup = (name: ProviderName) => IdentityProvider | null;
