import { randomBytes } from 'node:crypto';

/** 128 random bits, hexadecimal. */
export const newId = (): string => randomBytes(16).toString('hex');
