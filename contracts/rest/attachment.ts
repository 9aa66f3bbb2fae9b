import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';

/** Signs that `encodeURIComponent` leaves and a header must not have. [RFC 8187, 3.2.1] */
const RESERVED = /['()*]/g;

/**
 * The header `Content-Disposition` of a file that is saved, never shown. `name` is a clean one; programs that read
 * ASCII only get it without accents. [RFC 6266, 4]
 */
export const attachmentOf = (name: string): string => {
  const plain = withoutAccents(name).replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replace(
    RESERVED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
