import * as z from 'zod';
import type { Mode } from '#contracts/mode.ts';
import type { Connection } from '#contracts/secrets/plaintext-services.ts';
import { setting } from '#contracts/settings/setting.ts';

/** A TCP port, or a Unix socket. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };

export type ScannerEnvironment = {
  /** clamd; null without one. */
  readonly scanner: ScannerAddress | null;
  /** Whether files are accepted without a scanner, as development does. */
  readonly acceptsUnscanned: boolean;
};

export type ScannerSettings = { readonly scanning: ScannerEnvironment };

const readScanner = (text: string): ScannerAddress | null => {
  const [, path] = /^unix:(\/[^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  return host === undefined || Number(port) > 65_535
    ? null
    : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
};

export const scannerVariables = {
  VIRUS_SCANNER: setting(
    z
      .string()
      .refine(
        (text) => readScanner(text) !== null,
        'VIRUS_SCANNER must be the address of clamd, such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310.',
      )
      .optional(),
    {
      group: 'Domains and companies',
      meaning:
        'clamd, which looks at uploaded PDFs, texts and archives: a Unix socket or `tcp://127.0.0.1:3310`; its `StreamMaxLength` must be 5 MB at least',
      example: 'unix:/run/clamav/clamd.ctl',
      otherwise: 'none: in production no PDFs and archives',
    },
  ),
};

const read = z.object(scannerVariables);

export const parseScannerEnvironment = (given: z.infer<typeof read>, mode: Mode): ScannerEnvironment => ({
  scanner: readScanner(given.VIRUS_SCANNER ?? ''),
  acceptsUnscanned: mode === 'development',
});

/** clamd speaks no TLS. */
export const connectionToScanner = (address: string): Connection => {
  const scanner = readScanner(address);
  const plaintextHost = scanner !== null && 'host' in scanner ? scanner.host.toLowerCase() : null;
  return { setting: 'VIRUS_SCANNER', plaintextHost };
};
