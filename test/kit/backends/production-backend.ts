import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { inject } from 'vitest';
import { parseEnvironment, type ServerEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { preparedDatabase } from './prepared-database.ts';

/** URL of a new database on the server of this one. */
export const emptyDatabase = async (databaseUrl: string): Promise<string> => {
  const name = `production_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return databaseUrl.replace(/\/[^/]+$/, `/${name}`);
};

type Settings = Readonly<Record<string, string>>;

/** What an operator of a shop for customers sets, and further settings. */
const environmentFor = (databaseUrl: string, more: Settings): ServerEnvironment => {
  const { signing, anonymous, gateway, staff } = inject('secrets');
  return parseEnvironment({
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: 'https://shop.example',
    DATA_DIR: tmpdir(),
    BACKEND_PORT: '0',
    LOG_LEVEL: 'silent',
    GUEST_SIGNING_SECRET: signing,
    ANONYMOUS_TOKEN: anonymous,
    GATEWAY_SECRET: gateway,
    STAFF_TOKEN: staff,
    BANK_NAME: 'Ngân hàng',
    BANK_BIN: '970422',
    BANK_ACCOUNT_NUMBER: '0912',
    BANK_ACCOUNT_NAME: 'CONG TY MAY',
    SHOP_NAME: 'Sen Hồ Cloud',
    SHOP_HOTLINE: '024 7300 1234',
    SHOP_EMAIL: 'hotro@shop.example',
    SITE_DOMAIN: 'shop.example',
    SELLER_NAME: 'Công ty Mây',
    SELLER_TAX_CODE: '0312345678',
    SELLER_ADDRESS: '1 Hàng Bông, Hà Nội',
    SELLER_EMAIL: 'hoadon@shop.example',
    SELLER_PHONE: '02412345678',
    VNPAY_TMN_CODE: 'MAYSHOP1',
    SEALING_SECRETS: sampleSecret('SEALING_SECRETS'),
    RDAP_BOOTSTRAP: 'https://data.iana.example/rdap/dns.json',
    ...more,
  });
};

/** A backend of a shop for customers; `more` are further settings. */
export const startProduction = (databaseUrl: string, more: Settings = {}): Promise<Backend> =>
  startBackend(environmentFor(databaseUrl, more));

/** The same on a database of its own on this server, which has the seed. */
export const startNewProduction = async (server: string, more: Settings = {}): Promise<Backend> => {
  const environment = environmentFor(server, more);
  return startBackend({ ...environment, databaseUrl: await preparedDatabase(server, environment) });
};
