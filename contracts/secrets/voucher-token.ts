/** Token for campaign lookups only: lower-case hex HMAC-SHA256 with the host's and services' secret. [VOU-03] */
export const VOUCHER_TOKEN_TEXT = 'look-ups of campaigns';
