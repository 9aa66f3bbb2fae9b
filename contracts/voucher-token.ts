/**
 * What the host's own token for look-ups of campaigns is made of: HMAC-SHA256 of this text under the secret that host and
 * services share, in lower-case hexadecimal. It opens look-ups of campaigns and nothing else. [VOU-03]
 */
export const VOUCHER_TOKEN_TEXT = 'look-ups of campaigns';
