/**
 * Whether this page may use passkeys. WebAuthn identifies a site by its domain, so passkeys are unavailable for an IP
 * address.
 */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
