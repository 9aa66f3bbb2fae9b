import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostSecrets } from '#composition/host-settings.ts';

/** Names in the environment and in host-secrets.json. */
const secretNames: Readonly<Record<keyof HostSecrets, string>> = {
  guestSigning: 'GUEST_SIGNING_SECRET',
  anonymousToken: 'ANONYMOUS_TOKEN',
  flash: 'FLASH_SECRET',
  preview: 'PREVIEW_SECRET',
};

/** From the environment, else from `host-secrets.json`, the share of them that the backend writes in development. */
export const readSecrets = (variables: Readonly<Record<string, string | undefined>>, dataDir: string): HostSecrets => {
  const file = readSecretsFile(join(dataDir, 'host-secrets.json'));
  const secret = (key: keyof HostSecrets): string | null =>
    variables[secretNames[key]] || file[secretNames[key]] || null;
  return {
    guestSigning: secret('guestSigning'),
    anonymousToken: secret('anonymousToken'),
    flash: secret('flash'),
    preview: secret('preview'),
  };
};

const readSecretsFile = (path: string): Readonly<Record<string, string>> => {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};
