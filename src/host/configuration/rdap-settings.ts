import type { HostSettings } from '#composition/host-settings.ts';

/** RDAP_BASES such as `com=https://rdap.verisign.com/com/v1/,net=…`, RDAP_BOOTSTRAP; adds errors to `problems`. */
export const readRdap = (
  text: (name: string) => string | null,
  problems: string[],
): NonNullable<HostSettings['rdap']> => {
  const bases: Record<string, string> = {};
  for (const entry of text('RDAP_BASES')?.split(',') ?? []) {
    const [, extension, address] = /^\.?([a-z0-9-]+)=(.+)$/i.exec(entry.trim()) ?? [];
    const base = addressOf(address ?? '');
    if (extension === undefined || base === null)
      problems.push(`RDAP_BASES must hold entries such as com=https://rdap.example/com/v1/, not «${entry.trim()}».`);
    else bases[`.${extension.toLowerCase()}`] = base.endsWith('/') ? base : `${base}/`;
  }
  const given = text('RDAP_BOOTSTRAP');
  const bootstrap = given === null ? null : addressOf(given);
  if (given !== null && bootstrap === null)
    problems.push(`RDAP_BOOTSTRAP must be an address such as https://data.iana.org/rdap/dns.json, not «${given}».`);
  return { bases, bootstrap };
};

const addressOf = (text: string): string | null =>
  URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text) ? text : null;
