/** Whether this page may use passkeys. WebAuthn names a site by its domain: there are none for an IP address. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
