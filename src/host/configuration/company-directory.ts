import type { Mode } from '#contracts/mode.ts';
import { SANDBOX_REGISTER } from '#contracts/rest/business-rest.ts';

/**
 * The register to which a tax code is appended; null without one, so that production asks no stranger unasked.
 * Development has the stand-in of the backend.
 */
export const readCompanyDirectory = (given: string | undefined, mode: Mode, services: string): string | null =>
  given?.replace(/\/+$/, '') ?? (mode === 'development' ? services + SANDBOX_REGISTER : null);
