import type { Container } from 'inversify';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import { restConsentRegistry } from '#adapters/rest/consent-registry.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import { CONSENT_REGISTRY, CONSENT_STORE } from '#core/consent/consent-store.port.ts';

/** `registry`: with the shop's own token, so that no visitor stands beside his proof. */
export type ConsentParts = { readonly registry: ServiceClient; readonly jar: CookieJar };

/** Port ← adapter, for what a visitor agreed to. */
export const bindConsent = (made: Container, { registry, jar }: ConsentParts): void => {
  made.bind(CONSENT_STORE).toDynamicValue(() => cookieConsentStore(jar));
  made.bind(CONSENT_REGISTRY).toDynamicValue(() => restConsentRegistry(registry));
};
