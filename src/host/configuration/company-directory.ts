import { SANDBOX_REGISTER } from '#contracts/business-rest.ts';
import type { Mode } from '#contracts/mode.ts';

/**
 * COMPANY_DIRECTORY_URL, to which a tax code is appended; null without one, so that production asks no stranger
 * unasked. Development has the stand-in of the backend. Adds errors to `problems`.
 */
export const readCompanyDirectory = (
  given: string | null,
  mode: Mode | null,
  services: string,
  problems: string[],
): string | null => {
  if (given === null) return mode === 'development' ? services + SANDBOX_REGISTER : null;
  if (URL.canParse(given) && /^https?:\/\/[^?#@]+$/.test(given)) return given.replace(/\/+$/, '');
  problems.push(`COMPANY_DIRECTORY_URL must be an address such as https://api.vietqr.io/v2/business, not «${given}».`);
  return null;
};
