/** Label of a button that copies this. */
export const copyOf = (what: string): string => `Sao chép ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
