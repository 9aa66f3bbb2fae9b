/** Sent as org id, partner id, party id or tenant id, depending on the service. [CFG-02, spec 9] */
export const organisationId = 'SHOP';

/** Store id and default store channel of the website. */
export const websiteStoreId = '5001';

/** Default store code when the URL has no `store`. [STO-01] */
export const websiteStoreCode = 'website';

/** Public identifier for requesting an anonymous token. [spec 4, visitor state] */
export const anonymousIdentifier = 'khach-vang-lai';
