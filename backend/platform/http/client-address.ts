import type { BackendDeps } from '#backend/platform/deps.ts';
import { isSigned } from '#backend/platform/signature.ts';
import {
  CLIENT_ADDRESS_HEADER,
  CLIENT_ADDRESS_SIGNATURE_HEADER,
  clientAddressText,
  forwardedAddress,
  isLoopbackAddress,
  readAddress,
} from '#contracts/client-address.ts';
import { readRemoteAddress } from './remote-address.ts';

type Deps = Pick<BackendDeps, 'environment' | 'secrets'>;
type HeaderReader = Pick<Headers, 'get'>;

/**
 * The browser's IP address: what the host signed, else what a proxy in TRUST_PROXY forwarded, else the connection's.
 * Empty without a connection.
 */
export const clientIpOf = (deps: Deps, bindings: unknown, headers: HeaderReader): string => {
  const forwarded = headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  const signature = headers.get(CLIENT_ADDRESS_SIGNATURE_HEADER) ?? '';
  // Only the host can sign, wherever it runs, so a proxy between cannot be made to pass on an invented address.
  const signed = isSigned(deps.secrets.signing, clientAddressText(forwarded), signature)
    ? readAddress(forwarded)
    : null;
  const { trustedProxies } = deps.environment;
  return signed ?? forwardedAddress(readRemoteAddress(bindings), headers.get('x-forwarded-for'), trustedProxies);
};

/**
 * The address that rate limits count. In development all visitors come from this machine, which therefore identifies no
 * client and is empty; in production every address is limited.
 */
export const readClientAddress = (deps: Deps, bindings: unknown, headers: HeaderReader): string => {
  const address = clientIpOf(deps, bindings, headers);
  return deps.environment.mode === 'development' && isLoopbackAddress(address) ? '' : address;
};
