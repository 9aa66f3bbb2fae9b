/** Replaces NUL, which PostgreSQL cannot store; no catalogue text contains it. */
export const replaceNul = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
