import * as z from 'zod';
import type { Connection } from '#contracts/plaintext-services.ts';

const postgresAddress = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      `${name} must be an address such as postgres://shop:password@db.example/shop?sslmode=verify-full.`,
    )
    .optional();

export const databaseVariables = {
  DATABASE_URL: postgresAddress('DATABASE_URL'),
  MIGRATION_DATABASE_URL: postgresAddress('MIGRATION_DATABASE_URL'),
};

/**
 * `address` has passed `databaseVariables`. Only `sslmode=verify-full` encrypts and checks the server's certificate and
 * name. The driver prefers the parameter `host` to the host of the address, takes PGHOST without either, and a folder
 * is a Unix socket.
 */
export const connectionToDatabase = (
  setting: string,
  address: string,
  { PGHOST }: Readonly<Record<string, string | undefined>>,
): Connection => {
  const url = new URL(address);
  const modes = url.searchParams.getAll('sslmode');
  const isVerified = modes.length > 0 && modes.every((mode) => mode === 'verify-full');
  const host = url.searchParams.getAll('host').at(-1) || decodeURIComponent(url.hostname) || PGHOST || 'localhost';
  return { setting, plaintextHost: isVerified || host.startsWith('/') ? null : host.toLowerCase() };
};
