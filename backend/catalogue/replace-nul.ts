/** PostgreSQL cannot store NUL; no catalogue text contains it. */
export const replaceNul = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
