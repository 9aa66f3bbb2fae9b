import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only the servers may know, shared with the services. null: not configured, and whatever needs it refuses. */
export type HostSecrets = {
  /** Signs a guest's e-mail, phone, name and time. [FIN-03] */
  readonly signing: string | null;
  /** The token of public pages and of visitors who have none yet. [ROL-01] */
  readonly anonymous: string | null;
};

/** From the environment, else from `secrets.json` in the data folder, which the embedded backend writes at its first start. */
export const readSecrets = (variables: Readonly<Record<string, string | undefined>>, dataDir: string): HostSecrets => {
  const file = readSecretsFile(join(dataDir, 'secrets.json'));
  return {
    signing: variables['SIGNING_SECRET'] || file['signing'] || null,
    anonymous: variables['ANONYMOUS_SECRET'] || file['anonymous'] || null,
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
