const networks: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'zalo.me': 'Zalo',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'x.com': 'X',
  'github.com': 'GitHub',
  't.me': 'Telegram',
};

/** The network's name; of one that is not known its host, of what is no address the text itself. */
export const socialNetworkOf = (address: string): string => {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase();
  if (host === undefined) return address;
  const known = Object.entries(networks).find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known?.[1] ?? host;
};
