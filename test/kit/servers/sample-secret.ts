import { createHash } from 'node:crypto';

/** A secret of its own for each name: 64 hexadecimal digits. */
export const sampleSecret = (name: string): string => createHash('sha256').update(name).digest('hex');
