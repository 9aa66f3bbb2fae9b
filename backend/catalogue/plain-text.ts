/** Replaces NUL, which PostgreSQL cannot store; no catalogue text contains it. */
export const plainText = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
