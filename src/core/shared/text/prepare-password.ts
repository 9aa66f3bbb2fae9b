/**
 * A password as it is compared and stored, one for all keyboards: that of Windows for Vietnamese writes accents as signs
 * of their own. Every blank is a space; nothing is trimmed. [RFC 8265 4.2.2]
 */
export const preparePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
