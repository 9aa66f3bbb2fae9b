import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { seriesAt } from '#backend/payments/invoices/issue-invoice.ts';
import { signedVnpayFields } from '#backend/payments/providers/vnpay/signature.ts';
import { banks } from '#core/shared/banks.ts';
import { readSecrets } from '#host/configuration/secrets.ts';
import { bank, folder, openFolders, production, sealing, secrets, seller, startErrors } from '#test/kit/environment.ts';
import { forAll } from '#test/kit/for-all.ts';

openFolders();

const powerDns = {
  DNS_PUBLISHER: 'powerdns',
  POWERDNS_API_URL: 'https://ns0.may.vn:8081',
  POWERDNS_API_KEY: 'b6e0d2a94c17f83550aa9e61d7c4b28f',
};

describe('V15.2.3 in production nothing stands in for a foreign system', () => {
  test('V15.2.3 V6.3.2 the sandbox bank, the identity provider and the outbox are off, also without mail', () => {
    const read = parseEnvironment({ DATA_DIR: folder, ...production });
    expect(read.mode).toBe('production');
    expect([read.payments.sandboxBank, read.providers.embedded, read.messages.outbox]).toEqual([false, false, false]);
    const tried = parseEnvironment({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://127.0.0.1/shop',
      ...production,
      MODE: 'development',
    });
    expect([tried.payments.sandboxBank, tried.providers.embedded, tried.messages.outbox]).toEqual([true, true, true]);
  });
  test.each(['SANDBOX_BANK', 'IDENTITY_PROVIDER', 'OUTBOX', 'SANDBOX_CLOCK'])(
    'V15.2.3 the backend does not start when production asks for a stand-in by name: %s=1',
    (name) => {
      expect(startErrors({ ...production, [name]: '1' })).toEqual([
        `${name}=1 is for development only; remove it, or set MODE=development.`,
      ]);
      expect(startErrors({ ...production, [name]: '0' })).toEqual([]);
      expect(startErrors({ [name]: '1' })).toEqual([]);
    },
  );
  const { GATEWAY_SECRET: _, ...ownSecrets } = secrets;
  test.each(Object.keys({ ...ownSecrets, ...sealing, ...bank, ...seller }))(
    'V13.3.1 production has no sample and generates no secret: without %s the backend does not start',
    (name) => {
      expect(startErrors({ ...production, [name]: '' })).toEqual([
        `${name} is missing; set it, or set MODE=development to try the shop without it.`,
      ]);
      expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
    },
  );
  const contract = {
    GATEWAY_SECRET: secrets.GATEWAY_SECRET,
    VNPAY_TMN_CODE: 'MAYSHOP1',
    VNPAY_URL: 'https://pay.example/',
  };
  test('PAY-01 a shop without a contract with VNPAY takes transfers that nobody reports, and believes no report', () => {
    const none = { GATEWAY_SECRET: '', VNPAY_TMN_CODE: '', VNPAY_URL: '' };
    const { providers } = parseEnvironment({ DATA_DIR: folder, ...production, ...none }).payments;
    expect(providers.map(({ code }) => code)).toEqual(['VIETQR']);
    const fields = { vnp_TmnCode: 'CHMAY001', vnp_TxnRef: 'payment', vnp_Amount: '100', vnp_ResponseCode: '00' };
    for (const key of ['', secrets.GATEWAY_SECRET, 'CHMAY001']) {
      const request = { fields: signedVnpayFields(fields, key), headers: new Headers(), body: '' };
      expect(providers[0]?.readNotification(request)).toBeNull();
    }
    const both = parseEnvironment({ DATA_DIR: folder, ...production, ...contract }).payments.providers;
    expect(both.map(({ code }) => code)).toEqual(['VIETQR', 'VNPAY']);
  });
  test.each([
    ['VNPAY_TMN_CODE', { VNPAY_TMN_CODE: '' }],
    ['VNPAY_TMN_CODE', { VNPAY_TMN_CODE: '', VNPAY_URL: '' }],
    ['GATEWAY_SECRET', { GATEWAY_SECRET: '' }],
    ['GATEWAY_SECRET', { GATEWAY_SECRET: '', VNPAY_TMN_CODE: '' }],
  ])('V13.3.1 half a contract with VNPAY stops the start: %s is missing beside %o', (name, without) => {
    const said = startErrors({ ...production, ...contract, ...without });
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual([name]);
  });
  test('V16.2.5 there is no editors’ password that could be printed, and production generates no preview secret', () => {
    const { content } = parseEnvironment({ DATA_DIR: folder, ...production, CMS_PASSWORD: 'mot-mat-khau-dai' });
    expect(content).toEqual({
      format: 'v4',
      previewSecrets: null,
      noticeSecrets: null,
      noticeUrls: ['http://localhost:3000/hooks/content'],
      redirectOrigins: [],
      pictureHosts: [],
    });
  });
});
describe('CFG-01 the backend reads its environment', () => {
  test('CFG-01 without variables the backend listens on this machine only, on port 4000', () => {
    const read = parseEnvironment({ DATA_DIR: folder });
    expect([read.host, read.port, read.databaseUrl, read.sandboxClock, read.seedProducts]).toEqual([
      '127.0.0.1',
      4000,
      undefined,
      false,
      0,
    ]);
  });
  test('HOST opens the host only; BACKEND_HOST opens the backend', () => {
    expect(parseEnvironment({ MODE: 'development', DATA_DIR: folder, HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(parseEnvironment({ MODE: 'development', DATA_DIR: folder, BACKEND_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
  test('CFG-01 by default the shop’s origin is localhost with the port of the host', () => {
    expect(parseEnvironment({ DATA_DIR: folder }).publicOrigin).toBe('http://localhost:3000');
    expect(parseEnvironment({ DATA_DIR: folder, PORT: '3100' }).publicOrigin).toBe('http://localhost:3100');
  });
  test('ACC-02 in development the outbox is open when no e-mail is sent, unless OUTBOX says otherwise', () => {
    const open = (variables: Record<string, string>) =>
      parseEnvironment({ DATA_DIR: folder, ...secrets, ...variables }).messages.outbox;
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' };
    expect([open({}), open(smtp)]).toEqual([true, false]);
    expect([open({ OUTBOX: '0' }), open({ ...smtp, OUTBOX: '1' })]).toEqual([false, true]);
  });
  test('ACC-02 the SMS gateway must use https or run on this machine', () => {
    const said = (SMS_URL: string) => startErrors({ ...secrets, SMS_URL });
    for (const safe of [
      'https://sms.example/v1',
      'http://127.0.0.1:9000/',
      'http://localhost/sms',
      'http://[::1]:9000',
    ])
      expect(said(safe)).toEqual([]);
    const unsafe = [
      'http://sms.example',
      'http://127.0.0.1.evil.example',
      'ftp://127.0.0.1',
      'sms',
      'https://a:b@c.example',
    ];
    for (const each of unsafe) expect(said(each)).toEqual([expect.stringMatching(/^SMS_URL must /)]);
    expect(startErrors({ ...secrets, SMS_TOKEN: 't' })).toEqual(['SMS_URL is missing beside SMS_TOKEN.']);
  });
  test('CFG-01 every invalid variable has its own message, and all are reported at once', () => {
    const said = startErrors({
      BACKEND_PORT: '99999',
      PUBLIC_ORIGIN: 'shop.example/',
      DATABASE_URL: 'mysql://x',
      SEED_PRODUCTS: '-1',
      SANDBOX_CLOCK: 'yes',
      MODE: 'test',
    });
    expect(said).toHaveLength(6);
    for (const name of ['MODE', 'BACKEND_PORT', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'SEED_PRODUCTS', 'SANDBOX_CLOCK'])
      expect(said.filter((sentence) => sentence.startsWith(`${name} must `) && sentence.endsWith('.'))).toHaveLength(1);
  });
  test('CFG-01 PAY-02 the number of one bank beside the name of another stops the start, in every spelling of the name', () => {
    const said = (BANK_NAME: string, BANK_BIN: string) => startErrors({ BANK_NAME, BANK_BIN });
    for (const { name, bin } of banks)
      for (const spelling of [name, name.toUpperCase(), name.replaceAll(' ', ''), `Ngân hàng ${name}, chi nhánh Huế`])
        for (const other of banks)
          expect(said(spelling, other.bin)).toEqual(
            other.bin === bin
              ? []
              : [expect.stringContaining(`${other.name}, and BANK_NAME says ${spelling}: that is ${bin}.`)],
          );
    // Neither the number of a small bank nor a name in words tells whether they belong together.
    expect(said('Vietcombank', '970499')).toEqual([]);
    expect(said('Ngân hàng TMCP Ngoại thương Việt Nam', '970407')).toEqual([]);
  });
  test.each(['12', '031234567', '0312345678-1', '03123456789', 'MST 0312345678', '0312345678 - 001'])(
    'CFG-01 the tax code «%s» stops the start',
    (SELLER_TAX_CODE) => {
      expect(startErrors({ SELLER_TAX_CODE })).toEqual([expect.stringMatching(/^SELLER_TAX_CODE must /)]);
    },
  );
  test.each(['0312345678', '0312345678-001', '079099001234'])(
    'CFG-01 the tax code «%s» is taken',
    (SELLER_TAX_CODE) => {
      expect(startErrors({ SELLER_TAX_CODE })).toEqual([]);
    },
  );
  test('CFG-01 settings that exclude each other stop the start', () => {
    expect(
      startErrors({ ...secrets, MODE: 'development', MIGRATION_DATABASE_URL: 'postgres://127.0.0.1/shop' }),
    ).toEqual(['MIGRATION_DATABASE_URL is set without DATABASE_URL; set both, or remove it.']);
    for (const BACKEND_PORT of ['', '4000'])
      expect(startErrors({ ...secrets, BACKEND_PORT, STAFF_PORT: '4000' })).toEqual([
        'STAFF_PORT and BACKEND_PORT are the same; each has a port of its own.',
      ]);
    expect(startErrors({ ...secrets, AUTH_PUBLIC_PORT: '4000' })).toEqual([
      'AUTH_PUBLIC_PORT and BACKEND_PORT are the same; each has a port of its own.',
    ]);
    expect(startErrors({ ...secrets, STAFF_PORT: '4444', AUTH_PUBLIC_PORT: '4444' })).toEqual([
      'AUTH_PUBLIC_PORT and STAFF_PORT are the same; each has a port of its own.',
    ]);
    expect(startErrors({ ...production, SEED_PRODUCTS: '5' })).toEqual([
      'SEED_PRODUCTS is for development only; remove it, or set MODE=development.',
    ]);
  });
  test('PAY-04 the series of invoices is the seller’s; in production without one it names none', () => {
    const lettersOf = (more: Record<string, string>) =>
      parseEnvironment({ DATA_DIR: folder, ...production, ...more }).invoiceSeries;
    expect(lettersOf({})).toBe('YY');
    expect(lettersOf({ INVOICE_SERIES: 'MX' })).toBe('MX');
    expect(seriesAt(Date.UTC(2026, 11, 31, 17), lettersOf({ INVOICE_SERIES: 'MX' }))).toBe('1C27TMX');
    for (const INVOICE_SERIES of ['mx', 'M', 'MXX', '1C26TMX', 'M1'])
      expect(startErrors({ ...production, INVOICE_SERIES })).toEqual(['INVOICE_SERIES must be two capital letters.']);
  });
  test('DOM-04 production sells no names that no registry answers for', () => {
    const { DOMAIN_SALES: _off, ...selling } = production;
    const said =
      'No registry says which domains are free: set RDAP_BOOTSTRAP, RDAP_BASES or WHOIS_URL, or DOMAIN_SALES=off to sell none.';
    expect(startErrors(selling)).toEqual([said]);
    expect(startErrors({ ...selling, DOMAIN_SALES: 'on' })).toEqual([said]);
    for (const registry of [
      { RDAP_BOOTSTRAP: 'https://data.iana.example/rdap/dns.json' },
      { RDAP_BASES: 'com=https://rdap.example/com/v1/' },
      { WHOIS_URL: 'https://registrar.example' },
      { DOMAIN_SALES: 'off' },
    ])
      expect(startErrors({ ...selling, ...registry })).toEqual([]);
    expect(startErrors({ ...production, SANDBOX_REGISTRY: '1' })).toEqual([
      'SANDBOX_REGISTRY=1 is for development only; remove it, or set MODE=development.',
    ]);
    expect(startErrors({ ...production, WHOIS_URL: 'http://registrar.example' })).toHaveLength(1);
  });
  test('DOM-01 a publisher has all its settings, and production has no sandbox', () => {
    const NAME_SERVERS = 'ns1.may.vn, ns2.may.vn';
    const rfc2136 = {
      DNS_PUBLISHER: 'rfc2136',
      RFC2136_SERVER: 'ns0.may.vn',
      RFC2136_KEY_NAME: 'shop',
      RFC2136_SECRET: 'qJTxBhuzlqh3Pqv9xk/hBsdFCbz0c2+Kz4I5VFJgCi4=',
      RFC2136_CATALOGUE: 'zones.may.vn',
    };
    for (const publisher of [powerDns, rfc2136]) {
      expect(startErrors({ ...production, NAME_SERVERS, ...publisher })).toEqual([]);
      expect(startErrors({ ...production, ...publisher })).toEqual([
        'NAME_SERVERS is missing; the zones that DNS_PUBLISHER publishes are theirs.',
      ]);
      for (const name of Object.keys(publisher).slice(1))
        expect(startErrors({ ...secrets, ...publisher, [name]: '' })).toEqual([
          `${name} is missing; DNS_PUBLISHER=${publisher.DNS_PUBLISHER} needs it.`,
        ]);
    }
    for (const [name, value] of [
      ['DNS_PUBLISHER', 'bind'],
      ['RFC2136_SERVER', 'ns0.may.vn:x'],
      ['RFC2136_KEY_NAME', 'khoá'],
      ['RFC2136_SECRET', 'ngắn'],
      ['RFC2136_CATALOGUE', 'zones'],
      ['POWERDNS_API_URL', 'ns0.may.vn'],
    ] as const)
      expect([name, startErrors({ ...secrets, [name]: value }).length]).toEqual([name, 1]);
    expect(startErrors({ ...secrets, DNS_PUBLISHER: 'sandbox' })).toEqual([]);
    expect(startErrors({ ...production, DNS_PUBLISHER: 'sandbox' })).toHaveLength(1);
    const far = { ...powerDns, POWERDNS_API_URL: 'http://ns0.may.vn:8081' };
    expect(startErrors({ ...production, NAME_SERVERS, ...far })).toHaveLength(1);
  });
  test('DOM-01 name servers of the firm are two to six different host names; production has no samples', async () => {
    const read = (more: Record<string, string>) => {
      const { nameServers, zonesAreServed } = parseEnvironment({ DATA_DIR: folder, ...more });
      return { nameServers, zonesAreServed };
    };
    expect(read(production)).toEqual({ nameServers: [], zonesAreServed: false });
    expect(read({})).toMatchObject({ nameServers: { length: 2 }, zonesAreServed: false });
    const anyHost = fc.integer({ min: 1, max: 60 }).map((at) => `ns${at}.may.vn`);
    await forAll(
      fc.array(anyHost, { minLength: 1, maxLength: 8 }),
      async (nameServers) => {
        const given = { NAME_SERVERS: nameServers.join(', '), ...powerDns };
        if (nameServers.length < 2 || nameServers.length > 6 || new Set(nameServers).size < nameServers.length)
          return expect(startErrors({ ...production, ...given })).toHaveLength(1);
        expect(read({ ...secrets, ...given })).toEqual({ nameServers, zonesAreServed: true });
        return expect(read({ ...production, ...given })).toEqual({ nameServers, zonesAreServed: true });
      },
      60,
    );
    expect(read({ ...production, NAME_SERVERS: 'ns1.may.vn, ns2.may.vn' }).nameServers).toEqual([]);
    for (const wrong of ['ns1.may.vn', 'ns1.may.vn, 192.0.2.1', 'ns1, ns2', 'ns1.may.vn NS2.may.vn'])
      expect(startErrors({ ...production, NAME_SERVERS: wrong })).toHaveLength(1);
  });
  test('CFG-01 a port is a whole number from 0 to 65535 and nothing else', async () => {
    await forAll(
      fc.oneof(fc.integer({ min: -10, max: 70_000 }).map(String), fc.constantFrom('4000.5', 'abc', '1e9', '4_000')),
      async (port) => {
        const good = /^\d+$/.test(port) && Number(port) <= 65_535;
        expect(startErrors({ BACKEND_PORT: port, ...secrets })).toHaveLength(good ? 0 : 1);
        if (!good) return;
        const { port: own, staff, publicDoor } = parseEnvironment({ DATA_DIR: folder, BACKEND_PORT: port, ...secrets });
        const ports = [own, staff.port, publicDoor.port];
        expect(new Set(ports).size).toBe(own === 0 ? 1 : 3);
        expect(Math.max(...ports)).toBeLessThanOrEqual(65_535);
      },
      60,
    );
  });
  test('CFG-01 the embedded default generates its secrets once, readable only by its own user', () => {
    const first = parseEnvironment({ DATA_DIR: folder }).secrets;
    expect(parseEnvironment({ DATA_DIR: folder }).secrets).toEqual(first);
    expect(new Set(Object.values(first).flat()).size).toBe(4);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
  test('CMS-01 the preview secret is generated once, also beside an older secrets file', () => {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
    const first = parseEnvironment({ DATA_DIR: folder });
    expect(first.secrets.staff).toEqual([secrets.STAFF_TOKEN]);
    expect(first.content.previewSecrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(parseEnvironment({ DATA_DIR: folder }).content).toEqual(first.content);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(startErrors({ CONTENT_FORMAT: 'v3' })).toHaveLength(1);
  });
  test('V8.2.1 other machines reach staff pages only under an https origin that is named', () => {
    const staffOf = (variables: Record<string, string>) => parseEnvironment({ DATA_DIR: folder, ...variables }).staff;
    expect(staffOf({})).toMatchObject({ host: '127.0.0.1', port: 4001, origin: null });
    expect(staffOf({ BACKEND_PORT: '4700' }).port).toBe(4701);
    expect(startErrors({ MODE: 'development', STAFF_HOST: '0.0.0.0', ...secrets })).toHaveLength(1);
    expect(startErrors({ MODE: 'development', STAFF_ORIGIN: 'http://staff.example', ...secrets })).toHaveLength(1);
    const named = staffOf({
      MODE: 'development',
      STAFF_HOST: '0.0.0.0',
      STAFF_ORIGIN: 'https://staff.example',
      STAFF_PORT: '4900',
    });
    expect(named).toMatchObject({ host: '0.0.0.0', port: 4900, origin: 'https://staff.example' });
  });
  test('CMS-01 with a shared database preview links are closed until they are configured', () => {
    const shared = { MODE: 'development', DATABASE_URL: 'postgres://127.0.0.1/shop' };
    const read = parseEnvironment({ DATA_DIR: folder, ...shared, ...secrets });
    expect(read.content).toEqual({
      format: 'v4',
      previewSecrets: null,
      noticeSecrets: null,
      noticeUrls: ['http://localhost:3000/hooks/content'],
      redirectOrigins: [],
      pictureHosts: [],
    });
  });
  test('CFG-01 with a shared database every secret is required, and each missing one is named', () => {
    const shared = { MODE: 'development', DATABASE_URL: 'postgres://127.0.0.1/shop' };
    const said = startErrors({ ...shared, STAFF_TOKEN: secrets.STAFF_TOKEN });
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual([
      'GUEST_SIGNING_SECRET',
      'ANONYMOUS_TOKEN',
      'GATEWAY_SECRET',
    ]);
    expect(startErrors({ ...shared, ...secrets })).toEqual([]);
  });
  test('CFG-01 the embedded default also generates the payment providers’ secrets', () => {
    parseEnvironment({ DATA_DIR: folder });
    const made: Record<string, string> = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
    expect(Object.keys(made)).toEqual(expect.arrayContaining([...Object.keys(secrets), 'FLASH_SECRET']));
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  });
  test('V13.3.2 the host’s file holds no secret that only the backend needs', () => {
    parseEnvironment({ DATA_DIR: folder });
    const [own, host] = ['secrets.json', 'host-secrets.json'].map(
      (name): Record<string, string> => JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    expect(Object.keys(host ?? {}).sort()).toEqual([
      'ANONYMOUS_TOKEN',
      'CONTENT_WEBHOOK_SECRET',
      'FLASH_SECRET',
      'GUEST_SIGNING_SECRET',
      'PREVIEW_SECRET',
    ]);
    expect(own).toMatchObject(host ?? {});
    expect(statSync(join(folder, 'host-secrets.json')).mode & 0o777).toBe(0o600);
    rmSync(join(folder, 'host-secrets.json'));
    parseEnvironment({ DATA_DIR: folder });
    expect(readSecrets({}, folder)).toEqual({
      guestSigning: [own?.GUEST_SIGNING_SECRET],
      anonymousToken: [own?.ANONYMOUS_TOKEN],
      flash: [own?.FLASH_SECRET],
      preview: [own?.PREVIEW_SECRET],
      contentNotices: [own?.CONTENT_WEBHOOK_SECRET],
      metrics: null,
    });
  });
  test.each(['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'STAFF_TOKEN', 'PREVIEW_SECRET', 'SEALING_SECRETS'])(
    'V11.2.2 V13.2.1 %s is a list of secrets, newest first, each of at least 32 characters',
    (name) => {
      const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];
      const read = parseEnvironment({ DATA_DIR: folder, [name]: `${fresh}, ${old}` });
      expect([...Object.values(read.secrets), read.content.previewSecrets]).toContainEqual([fresh, old]);
      for (const wrong of ['short', `${fresh},short`, `${fresh},`])
        expect(startErrors({ [name]: wrong })[0]).toMatch(new RegExp(`^${name} must hold secrets of at least 32`));
    },
  );
  test('V11.2.2 the host reads the same lists, and refuses a short secret', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(readSecrets({ FLASH_SECRET: `${fresh},${old}` }, folder).flash).toEqual([fresh, old]);
    expect(() => readSecrets({ FLASH_SECRET: `${fresh},short` }, folder)).toThrow(/^FLASH_SECRET must hold secrets/);
  });
  test('CFG-01 a short secret and a broken secrets file prevent the start', () => {
    expect(startErrors({ ...secrets, GATEWAY_SECRET: 'short' })).toEqual([
      'GATEWAY_SECRET must have at least 32 characters.',
    ]);
    expect(startErrors({ ...secrets, STAFF_TOKEN: 'short' })).toEqual([
      'STAFF_TOKEN must hold secrets of at least 32 characters, newest first, separated by commas.',
    ]);
    writeFileSync(join(folder, 'secrets.json'), '{}');
    expect(startErrors({})[0]).toContain('secrets.json');
  });
});
