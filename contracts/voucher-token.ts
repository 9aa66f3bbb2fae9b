/**
 * Text of the host's own token for campaign lookups: HMAC-SHA256 with the secret shared by host and services, in
 * lower-case hexadecimal. It permits campaign lookups only. [VOU-03]
 */
export const VOUCHER_TOKEN_TEXT = 'look-ups of campaigns';
