import ipaddr from 'ipaddr.js';

/** Carries a browser's address from the host to the services, with the host's signature. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** Lower-case hex HMAC-SHA256 of `clientAddressText` with the secret that signs guests. */
export const CLIENT_ADDRESS_SIGNATURE_HEADER = 'x-client-address-signature';
export const clientAddressText = (address: string): string => `client-address ${address}`;

/** Proxies that are named in TRUST_PROXY. */
export type TrustedProxies = { readonly has: (address: string) => boolean };
export const noProxies: TrustedProxies = { has: () => false };
export const invalidTrustProxy =
  'TRUST_PROXY must hold the addresses of the proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas; none may hold more than 10.0.0.0/8 does.';

const parse = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | null => {
  const isAddress = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isAddress ? ipaddr.process(text) : null;
};

/** One spelling per address; an IPv4 address inside IPv6 becomes IPv4. Null when the text is no address. */
export const readAddress = (text: string): string | null => parse(text.trim())?.toString() ?? null;

export const isLoopbackAddress = (text: string): boolean => parse(text.trim())?.range() === 'loopback';

/** Rate-limit key: the IPv4 address, or the /64 prefix of IPv6, which belongs to one customer. [RFC 6177] */
export const networkOf = (address: string): string => {
  const read = parse(address);
  if (read === null || read.kind() === 'ipv4') return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString()}/64`;
};

/** Wider ones hold strangers: the private ranges are 10.0.0.0/8 and fc00::/7. */
const WIDEST = { ipv4: 8, ipv6: 7 } as const;

/** Addresses and CIDR ranges, separated by commas. Null when one of them is neither, or holds half of the world. */
export const readTrustedProxies = (text: string): TrustedProxies | null => {
  const entries = text.split(',').map((entry) => entry.trim());
  const ranges = entries.filter(Boolean).map(rangeOf);
  if (!ranges.every((range) => range !== null)) return null;
  return {
    has: (address) => {
      const read = parse(address);
      return read !== null && ranges.some(([base, bits]) => base.kind() === read.kind() && read.match(base, bits));
    },
  };
};

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const rangeOf = (text: string): Range | null => {
  const [address = '', bits, ...more] = text.split('/');
  const base = parse(address);
  if (base === null || more.length > 0) return null;
  const most = base.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [base, most];
  const isRange = /^\d{1,3}$/.test(bits) && Number(bits) <= most && Number(bits) >= WIDEST[base.kind()];
  return isRange ? [base, Number(bits)] : null;
};

/**
 * The address of the browser behind a connection: that of the connection, unless a trusted proxy opened it. A trusted
 * proxy has appended its own client to X-Forwarded-For, so the last entry that is no trusted proxy counts; whatever
 * stands before it may be forged.
 */
export const forwardedAddress = (
  connection: string,
  forwardedFor: string | null,
  { has: isTrusted }: TrustedProxies,
): string => {
  let address = readAddress(connection) ?? '';
  const entries = (forwardedFor ?? '').split(',');
  while (isTrusted(address)) {
    const before = readAddress(entries.pop() ?? '');
    if (before === null) return address;
    address = before;
  }
  return address;
};
