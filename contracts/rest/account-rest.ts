/**
 * REST of the authorisation service. A body has the arguments of the operation that the path's comment names, an answer
 * its result, as in graphql/authorization.graphql. [REST-07, REST-08, SDK-03, SDK-04]
 */

/** Answer of GET /public/{org}/oauth2/api/v1/token/{token}. ANONYMOUS has no account, and null in its fields. */
export type WireTokenDetail = {
  readonly orgId: string;
  readonly type: 'USER' | 'ANONYMOUS';
  readonly userLoginId: string | null;
  readonly partyId: string | null;
  readonly username: string | null;
  readonly status: string | null;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** As getUserDetail. */
  readonly readyV2: boolean | null;
  readonly orgPermissionsMap: unknown;
  readonly orgPositionsMap: unknown;
  readonly orgRolesMap: unknown;
  /** Seconds. */
  readonly expiresIn: number;
};

/** Body of POST /v1/accounts/{org}/views: the token of a link of the desk. */
export type WireViewLink = { readonly token: string };
/** Its answer. LINK_EXPIRED for a link that is over, or of another browser. */
export type WireOpenedView = { readonly accessToken: string };

const segment = encodeURIComponent;
const publicBase = '/public/oauth2/api/v1';

/** Relative to the services' origin. */
export const accountPaths = {
  anonymous: (org: string) => `/public/${segment(org)}/oauth2/api/v1/anonymous`,
  token: (org: string, token: string) => `/public/${segment(org)}/oauth2/api/v1/token/${segment(token)}`,
  /** POST: login */
  login: `${publicBase}/login`,
  /** POST: loginSecondFactor */
  secondFactor: `${publicBase}/login/second-factor`,
  /** POST: passkeyLoginChallenge */
  passkeyChallenge: `${publicBase}/login/passkey/challenge`,
  /** POST: loginPasskey */
  passkey: `${publicBase}/login/passkey`,
  /** POST: exchangeToken */
  exchange: `${publicBase}/login/exchange`,
  /** POST: linkLogin */
  link: `${publicBase}/login/link`,
  /** GET: loginProviders */
  providers: `${publicBase}/login/providers`,
  /** POST: loginGoogle, loginFacebook, loginZalo, loginOpenId */
  provider: (name: string) => `${publicBase}/login/providers/${segment(name)}`,
  /** POST: logout */
  logout: `${publicBase}/logout`,
  /** POST: register */
  register: `${publicBase}/register`,
  /** POST: checkUsernameExisted */
  usernameExisted: `${publicBase}/username-existed`,
  /** POST: sendActivationCode */
  activationCode: `${publicBase}/activation/code`,
  /** POST: activate */
  activation: `${publicBase}/activation`,
  /** POST: requestReset */
  resetRequest: `${publicBase}/password/reset-request`,
  /** POST: checkResetKey */
  resetKey: `${publicBase}/password/reset-key`,
  /** POST: resetPassword */
  resetPassword: `${publicBase}/password/reset`,
  /** PUT: updateInfo */
  info: `${publicBase}/info`,
  /** GET: securityOverview */
  security: (org: string) => `/v1/accounts/${segment(org)}/security`,
  /** GET: personalData */
  personalData: (org: string) => `/v1/accounts/${segment(org)}/personal-data`,
  /** DELETE: endOtherSessions */
  sessions: (org: string) => `/v1/accounts/${segment(org)}/sessions`,
  /** DELETE: endSession */
  session: (org: string, id: string) => `/v1/accounts/${segment(org)}/sessions/${segment(id)}`,
  /** POST: opens what a link of the desk leads to; no operation of GraphQL */
  views: (org: string) => `/v1/accounts/${segment(org)}/views`,
  /** PUT: updatePassword */
  password: (org: string) => `/v1/accounts/${segment(org)}/password`,
  /** POST: passkeyChallenge */
  newPasskey: (org: string) => `/v1/accounts/${segment(org)}/passkeys/challenge`,
  /** POST: addPasskey */
  ownPasskeys: (org: string) => `/v1/accounts/${segment(org)}/passkeys`,
  /** DELETE: removePasskey */
  ownPasskey: (org: string, id: string) => `/v1/accounts/${segment(org)}/passkeys/${segment(id)}`,
  /** POST: startTotp; PUT: confirmTotp */
  totp: (org: string) => `/v1/accounts/${segment(org)}/totp`,
  /** POST: removeTotp */
  removeTotp: (org: string) => `/v1/accounts/${segment(org)}/totp/remove`,
  /** DELETE: unlinkLogin */
  linkedLogin: (org: string, id: string) => `/v1/accounts/${segment(org)}/logins/${segment(id)}`,
} as const;
