/** Text that PostgreSQL can compare: it knows no NUL, and nothing in the catalogue has one. */
export const plainText = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
