/** Where names are looked for. [ROUTE-33] */
export const DOMAINS_PATH = '/tim-kiem-domain';
