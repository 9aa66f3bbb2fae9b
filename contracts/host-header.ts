const hostOf = (scheme: string, authority: string): string | null => {
  const address = `${scheme}//${authority}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Whether a request names one host: at most one Host header, which repeats the host of an absolute target. A proxy could
 * route by the one and a server answer by the other. `headers`: names and values in turn, as they arrived. [RFC 9112 3.2]
 */
export const namesOneHost = (target: string, headers: readonly string[]): boolean => {
  const hosts = headers.filter((_, at) => at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return false;
  const [, scheme, authority] = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)/i.exec(target) ?? [];
  const [host] = hosts;
  if (scheme === undefined || authority === undefined || host === undefined) return true;
  const named = hostOf(scheme, authority);
  return named !== null && named === hostOf(scheme, host);
};
