import { ServiceFailure } from '#backend/platform/service-failure.ts';

const isLoopbackHost = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === 'localhost';

/** On the shop's own origin (any localhost port); by default its return page. Throws BAD_USER_INPUT otherwise. */
export const safeReturnUrl = (given: string | null | undefined, publicOrigin: string): string => {
  if (!given) return `${publicOrigin}/PaymentResult`;
  const shop = new URL(publicOrigin);
  if (URL.canParse(given)) {
    const address = new URL(given);
    if (address.origin === shop.origin) return address.href;
    if (address.protocol === 'http:' && isLoopbackHost(address) && isLoopbackHost(shop)) return address.href;
  }
  throw new ServiceFailure('BAD_USER_INPUT', 'returnUrl is no address of the shop');
};
