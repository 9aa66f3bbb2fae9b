import { memorySettings } from '#adapters/memory/settings.ts';
import {
  everyPortOn,
  type HostSecrets,
  type HostSettings,
  serviceNames,
  type Wire,
} from '#composition/host-settings.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';

/** A host whose services all have the origin of one backend. */
export const hostSettingsFor = (
  { url }: { readonly url: string },
  secrets: Partial<HostSecrets>,
  wire: Wire = 'graphql',
): HostSettings => ({
  publicOrigin: 'http://localhost',
  portalOrigin: null,
  pictureOrigins: [],
  identity: memorySettings.identity,
  contentSite: { redirectOrigins: [], pages: defaultContentPaths },
  // Built from all service names.
  services: Object.fromEntries(serviceNames.map((name) => [name, url])) as HostSettings['services'],
  wires: everyPortOn(wire),
  cmsUrl: url,
  companyDirectory: null,
  cacheSeconds: null,
  cookieDomain: null,
  integrations: memorySettings.integrations,
  secrets: {
    guestSigning: null,
    anonymousToken: null,
    preview: null,
    contentNotices: null,
    metrics: null,
    flash: null,
    ...secrets,
  },
});
