import type { Fields } from './provider.ts';
import { pickGatewayFields } from './read-return.ts';

/** The fields of a posted notification: a form, or the texts and numbers of a JSON object. */
export const postedFields = (contentType: string, body: string): Fields => {
  if (!contentType.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return pickGatewayFields(JSON.parse(body));
  } catch {
    return {};
  }
};
