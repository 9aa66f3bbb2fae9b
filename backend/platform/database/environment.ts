import * as z from 'zod';
import type { Connection } from '#contracts/secrets/plaintext-services.ts';
import { setting } from '#contracts/settings/setting.ts';

const postgresAddress = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      `${name} must be an address such as postgres://shop:password@db.example/shop?sslmode=verify-full.`,
    )
    .optional();

export const databaseVariables = {
  DATABASE_URL: setting(postgresAddress('DATABASE_URL'), {
    group: 'Database',
    meaning: 'PostgreSQL 15 or newer instead of the embedded database',
    example: 'postgres://shop:password@db.example/shop?sslmode=verify-full',
    otherwise: 'the embedded database in `DATA_DIR`',
    isSecret: true,
    isCommon: true,
  }),
  MIGRATION_DATABASE_URL: setting(postgresAddress('MIGRATION_DATABASE_URL'), {
    group: 'Database',
    meaning:
      'account that owns the tables, so that the one of `DATABASE_URL` changes rows only ([security](security.md#accounts-of-the-database))',
    example: 'postgres://shop_owner:password@db.example/shop?sslmode=verify-full',
    otherwise: 'that of `DATABASE_URL`',
    isSecret: true,
    isCommon: true,
  }),
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
