import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

/** The data folder of the test. */
export let folder: string;

/** Gives each test of the file a folder of its own; files share this module, so each must ask. */
export const openFolders = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chm-environment-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
};

/** What the backend says when it does not start; empty when it would. */
export const startErrors = (variables: Record<string, string>): readonly string[] => {
  try {
    parseEnvironment({ DATA_DIR: folder, ...variables });
    return [];
  } catch (error) {
    if (error instanceof StartFailure) return error.message.split('\n');
    throw error;
  }
};

export const secrets = {
  GUEST_SIGNING_SECRET: sampleSecret('GUEST_SIGNING_SECRET'),
  ANONYMOUS_TOKEN: sampleSecret('ANONYMOUS_TOKEN'),
  GATEWAY_SECRET: sampleSecret('GATEWAY_SECRET'),
  STAFF_TOKEN: sampleSecret('STAFF_TOKEN'),
};

export const bank = {
  BANK_NAME: 'MBBank',
  BANK_BIN: '970422',
  BANK_ACCOUNT_NUMBER: '0912',
  BANK_ACCOUNT_NAME: 'CONG TY MAY',
};
export const sealing = { SEALING_SECRETS: sampleSecret('SEALING_SECRETS') };
export const seller = {
  SELLER_TAX_CODE: '0312345678',
  SELLER_ADDRESS: '1 Hàng Bông, Hà Nội',
  SELLER_EMAIL: 'hoadon@shop.example',
  SELLER_PHONE: '02412345678',
};
/** What both programs read. */
export const shop = {
  SHOP_NAME: 'Sen Hồ Cloud',
  SHOP_HOTLINE: '024 7300 1234',
  SHOP_EMAIL: 'hotro@shop.example',
  SITE_DOMAIN: 'shop.example',
  SELLER_NAME: 'Công ty TNHH Sen Hồ',
};
export const production = {
  MODE: 'production',
  ...secrets,
  ...sealing,
  ...bank,
  ...seller,
  ...shop,
  VNPAY_TMN_CODE: 'MAYSHOP1',
  DOMAIN_SALES: 'off',
};
