/** Providers that the specification names. */
export const brandNames = { google: 'Google', facebook: 'Facebook', zalo: 'Zalo' } as const;
export type BrandName = keyof typeof brandNames;

/** Identity providers in the order of their buttons; `openid` is the one that OIDC_ISSUER names. [ACC-01] */
export const providerNames = ['google', 'facebook', 'zalo', 'openid'] as const satisfies readonly (
  | BrandName
  | 'openid'
)[];
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
  /** On its button. */
  readonly name: string;
  /** Of its pages, as far as they are known; a plain form is sent on to them. */
  readonly origins: () => readonly string[];
  /** URL of the provider's login page. */
  readonly address: (request: ProviderRequest) => Promise<string>;
  /** `answer` is the query of the callback. */
  readonly accountOf: (request: ProviderRequest, answer: URLSearchParams) => Promise<ProviderAccount>;
};

/** null when login with the provider is unavailable. */
export type ProviderLookup = (name: ProviderName) => IdentityProvider | null;
