/** By which the policy of the page allows styles. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
