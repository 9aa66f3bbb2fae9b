/** WebAuthn identifies a site by its domain, so an IP address has no passkeys. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
