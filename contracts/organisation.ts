/**
 * Who the shop is towards the services: fixed values of the website store, set in this one place. [CFG-02, spec 9]
 * The organisation id travels as org id, partner id, party id and tenant id; the names differ by service, the value does not.
 */
export const organisationId = 'CUAHANGMAY';

/** Store id and default store channel of the website. */
export const websiteStoreId = '5001';

/** Default store code, used where the address has no `store`. [STO-01] */
export const websiteStoreCode = 'website';

/** Fixed public identifier that buys an anonymous visitor's token. [spec 4, visitor state] */
export const anonymousIdentifier = 'khach-vang-lai';

/** Domain of the site as redirect rules and banners of the content system name it. */
export const siteDomain = 'cuahangmay.example';
