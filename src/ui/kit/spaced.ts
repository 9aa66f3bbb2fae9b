import type { ReactNode } from 'react';

/** Inline parts with a space after each, so that browsers without style sheets print them apart. */
export const spaced = (parts: readonly ReactNode[]): readonly ReactNode[] => parts.flatMap((part) => [part, ' ']);
