import { clamdScanner } from './clamd-scanner.ts';
import type { ScannerEnvironment } from './environment.ts';
import type { ScanVerdict } from './file-scanner.ts';

/** `unknown` where no scanner is configured, but in development. Never rejects. [ASVS 5.4.3] */
export const scanFile = async (
  { scanner, acceptsUnscanned }: ScannerEnvironment,
  bytes: Buffer,
): Promise<ScanVerdict> => {
  if (scanner === null) return acceptsUnscanned ? 'clean' : 'unknown';
  return clamdScanner(scanner)(bytes);
};
