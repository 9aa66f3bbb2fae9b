import type { Context } from 'hono';
import { linkKey } from '#core/shared/text/link-key.ts';

/** The key of the link that was opened, or empty. */
export const linkKeyOf = (c: Context): string => linkKey(c.req.query('key') ?? '');
