/** Where somebody may log in without a password of ours. [ACC-01] */
export const providerNames = ['google', 'facebook', 'zalo'] as const;
export type ProviderName = (typeof providerNames)[number];
export const isProviderName = (text: string): text is ProviderName => providerNames.some((each) => each === text);

/** Somebody as a provider knows him. */
export type ProviderAccount = {
  readonly externalId: string;
  readonly name: string;
  /** null where the provider has or tells none. */
  readonly email: string | null;
  /** The provider vouches that the address is his. */
  readonly emailVerified: boolean;
};

/** One log-in that is under way. */
export type ProviderRequest = {
  /** Our callback. */
  readonly redirectUri: string;
  /** 256 random bits that come back with the answer. */
  readonly state: string;
  /** PKCE: the challenge of the address is its SHA-256, the token endpoint gets it whole. [RFC 7636] */
  readonly verifier: string;
  /** Stands in an id token. [OpenID Connect] */
  readonly nonce: string;
};

/** The authorisation-code flow of one provider. Both calls reject where it cannot be reached or answers nonsense. */
export type IdentityProvider = {
  /** Address of its own page. */
  readonly address: (request: ProviderRequest) => Promise<string>;
  /** Exchanges the code that came back, and asks whose it is. `answer`: the query of the callback. */
  readonly accountOf: (request: ProviderRequest, answer: URLSearchParams) => Promise<ProviderAccount>;
};

/** A provider by its name; null where nobody can log in by it. */
export type ProviderChoice = (name: ProviderName) => IdentityProvider | null;
