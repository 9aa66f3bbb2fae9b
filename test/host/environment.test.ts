import { describe, expect, test } from 'vitest';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import { readEnvironment as readSettings, type Variables } from '#host/configuration/environment.ts';
import { shop } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

const secrets = {
  guestSigning: [sampleSecret('guest')],
  anonymousToken: [sampleSecret('anonymous')],
  flash: [sampleSecret('flash')],
  preview: null,
  contentNotices: null,
  metrics: null,
} as const;

/** Of a firm that says whose shop it is. */
const readEnvironment = (variables: Variables, given: Parameters<typeof readSettings>[1]) =>
  readSettings({ ...shop, ...variables }, given);

describe('CFG-01 the host reads its configuration from the environment', () => {
  test('CFG-01 without settings it listens on this machine and calls the local services', () => {
    const read = readEnvironment({}, secrets);
    if (!read.ok) expect.fail(read.problems.join(' '));
    expect(read.value).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      cmsUrl: 'http://127.0.0.1:4000',
      imageOrigins: ['http://127.0.0.1:4000'],
      integrations: { chat: null, tagManager: null, ads: null, vitals: false },
      companyDirectory: 'http://127.0.0.1:4000/sandbox-company-directory/v2/business',
      cookieDomain: null,
    });
    expect(new Set(Object.values(read.value.services))).toEqual(new Set(['http://127.0.0.1:4000']));
  });

  test('CFG-01 PAY-04 production asks a register of enterprises only when one is configured', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment({ MODE: 'production', PLAINTEXT_SERVICES: '127.0.0.1', ...variables }, secrets);
      return read.ok ? read.value.companyDirectory : read.problems.filter((each) => each.startsWith('COMPANY_'));
    };
    expect(at({})).toBe(null);
    const register = 'https://api.vietqr.io/v2/business';
    expect(at({ COMPANY_DIRECTORY_URL: `${register}/` })).toBe(register);
    expect(at({ COMPANY_DIRECTORY_URL: 'vietqr' })).toEqual([expect.stringContaining('not «vietqr»')]);
  });

  test('CFG-01 by default the public origin is localhost, which passkeys need, or the address in HOST', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment({ PORT: '3100', ...variables }, secrets);
      return read.ok ? read.value.publicOrigin : read.problems;
    };
    for (const own of ['127.0.0.1', '::1', '0.0.0.0', '::']) expect(at({ HOST: own })).toBe('http://localhost:3100');
    expect(at({ HOST: '192.168.1.5', PLAINTEXT_SERVICES: '192.168.1.5' })).toBe('http://192.168.1.5:3100');
    expect(at({ PUBLIC_ORIGIN: 'https://shop.example' })).toBe('https://shop.example');
  });

  test('CFG-01 every service can have its own origin', () => {
    const read = readEnvironment(
      {
        SERVICES_ORIGIN: 'https://api.example',
        WHOIS_ORIGIN: 'https://whois.example/',
        CMS_URL: 'https://cms.example',
      },
      secrets,
    );
    if (!read.ok) expect.fail(read.problems.join(' '));
    expect(read.value.services.order).toBe('https://api.example');
    expect(read.value.services.whois).toBe('https://whois.example');
    expect(read.value.cmsUrl).toBe('https://cms.example');
  });

  test('CFG-01 browsers reach the backend’s pages at the address that is configured, else on this machine, in production nowhere', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(
        { AUTH_ORIGIN: 'http://auth.internal:4000', PLAINTEXT_SERVICES: 'auth.internal', ...variables },
        secrets,
      );
      return read.ok ? [read.value.authPublicOrigin, read.value.recaptcha] : read.problems;
    };
    expect(at({})).toEqual(['http://127.0.0.1:4002', false]);
    expect(at({ MODE: 'production' })).toEqual([null, false]);
    expect(at({ AUTH_PUBLIC_ORIGIN: 'https://auth.shop.example', RECAPTCHA_SITE_KEY: 'k' })).toEqual([
      'https://auth.shop.example',
      true,
    ]);
  });

  test('CFG-01 CACHE_SECONDS, a positive integer, limits how long published content is cached', () => {
    const at = (CACHE_SECONDS: string) => {
      const read = readEnvironment({ CACHE_SECONDS }, secrets);
      return read.ok ? read.value.cacheSeconds : read.problems;
    };
    expect([at(''), at('5')]).toEqual([null, 5]);
    for (const wrong of ['0', '-1', '1.5', 'none'])
      expect(at(wrong)).toEqual([expect.stringMatching(/^CACHE_SECONDS/)]);
  });

  test('CFG-01 DOM-04 RDAP servers of generic extensions are used only when configured', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(variables, secrets);
      return read.ok ? read.value.rdap : read.problems;
    };
    expect(at({})).toEqual({ bases: {}, bootstrap: null });
    expect(at({ RDAP_BASES: 'com=https://rdap.example/com/v1, .NET=https://rdap.example/net/v1/' })).toEqual({
      bases: { '.com': 'https://rdap.example/com/v1/', '.net': 'https://rdap.example/net/v1/' },
      bootstrap: null,
    });
    expect(at({ RDAP_BOOTSTRAP: 'https://data.example/dns.json' })).toMatchObject({
      bootstrap: 'https://data.example/dns.json',
    });
    expect(at({ RDAP_BASES: 'com', RDAP_BOOTSTRAP: 'ftp://x' })).toEqual([
      expect.stringContaining('RDAP_BASES'),
      expect.stringContaining('RDAP_BOOTSTRAP'),
    ]);
  });

  test('V13.3.1 in production the host does not start without the secrets that it shares with the backend', () => {
    const read = (variables: Readonly<Record<string, string>>) =>
      readEnvironment(variables, { ...secrets, guestSigning: null, anonymousToken: null, flash: null });
    const refused = read({ PUBLIC_ORIGIN: 'https://shop.example' });
    expect(refused.ok ? [] : refused.problems.map((sentence) => sentence.split(' ')[0])).toEqual([
      'GUEST_SIGNING_SECRET',
      'ANONYMOUS_TOKEN',
      'FLASH_SECRET',
    ]);
    expect(read({}).ok).toBe(true);
  });

  test('CFG-01 a host whose name leads to another port may share it, and does not start without FLASH_SECRET', () => {
    const problemsOf = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment({ MODE: 'development', PORT: '3100', ...variables }, { ...secrets, flash: null });
      return read.ok ? [] : read.problems;
    };
    for (const own of [
      {},
      { PUBLIC_ORIGIN: 'http://localhost:3100' },
      { PORT: '0', PUBLIC_ORIGIN: 'http://localhost:1' },
    ])
      expect(problemsOf(own)).toEqual([]);
    for (const PUBLIC_ORIGIN of ['http://localhost:3000', 'https://shop.example'])
      expect(problemsOf({ PUBLIC_ORIGIN })).toEqual([expect.stringMatching(/^FLASH_SECRET is missing; /)]);
  });

  test('CFG-01 cookies are shared only with the domain of the public origin or one above it', () => {
    const problemsOf = (COOKIE_DOMAIN: string) => {
      const read = readEnvironment(
        { MODE: 'production', PUBLIC_ORIGIN: 'https://www.shop.example', COOKIE_DOMAIN },
        secrets,
      );
      return read.ok ? [] : read.problems;
    };
    for (const fitting of ['www.shop.example', 'shop.example', '.Shop.example'])
      expect(problemsOf(fitting)).toEqual([]);
    for (const other of ['other.example', 'a.www.shop.example', 'hop.example'])
      expect(problemsOf(other)).toEqual([expect.stringMatching(/^COOKIE_DOMAIN must /)]);
  });

  test('CFG-01 cookies are not shared with the domains of strangers: a public suffix stops the start', () => {
    const problemsOf = (COOKIE_DOMAIN: string) => {
      const PUBLIC_ORIGIN = `https://shop.${COOKIE_DOMAIN.replace(/^\./, '')}`;
      const read = readEnvironment({ MODE: 'production', PUBLIC_ORIGIN, COOKIE_DOMAIN }, secrets);
      return read.ok ? [] : read.problems;
    };
    for (const suffix of ['com.vn', '.com.vn', 'CO.UK', 'hanoi.vn', 'github.io', 'herokuapp.com'])
      expect(problemsOf(suffix)).toEqual([expect.stringMatching(/^COOKIE_DOMAIN must not be .* strangers/)]);
    for (const own of ['may.vn', 'may.com.vn', 'may.example', 'may.github.io']) expect(problemsOf(own)).toEqual([]);
  });

  test('ROUTE-43 CFG-01 a portal elsewhere is an origin', () => {
    const at = (PORTAL_ORIGIN: string) => {
      const read = readEnvironment({ PORTAL_ORIGIN }, secrets);
      return read.ok ? read.value.portalOrigin : read.problems;
    };
    expect(at('https://portal.shop.example/')).toBe('https://portal.shop.example');
    expect(at('https://portal.shop.example/dich-vu')).toEqual([expect.stringMatching(/^PORTAL_ORIGIN must be /)]);
  });

  test('CFG-01 each mistake is reported in a sentence that starts with its variable', () => {
    const read = readEnvironment(
      {
        PORT: 'abc',
        PUBLIC_ORIGIN: 'shop',
        ORDER_ORIGIN: 'https://a.example/path',
        COOKIE_DOMAIN: 'a b',
        TRUST_PROXY: 'yes',
        MODE: 'live',
        REDIRECT_ORIGINS: 'https://a.example, https://b.example/path',
        PANEL_URL: 'https://panel.example/sso?from=shop',
      },
      secrets,
    );
    if (read.ok) expect.fail('accepted');
    expect(read.problems).toHaveLength(8);
    for (const name of [
      'MODE',
      'PORT',
      'PUBLIC_ORIGIN',
      'ORDER_ORIGIN',
      'COOKIE_DOMAIN',
      'TRUST_PROXY',
      'REDIRECT_ORIGINS',
      'PANEL_URL',
    ])
      expect(read.problems.some((sentence) => sentence.startsWith(name))).toBe(true);
  });

  test('RED-03 CFG-01 the other sites for redirect rules are configuration', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(variables, secrets);
      return read.ok ? read.value.contentSite : read.problems;
    };
    const pages = defaultContentPaths;
    expect(at({})).toEqual({ redirectOrigins: [], pages });
    expect(at({ REDIRECT_ORIGINS: 'https://a.example,, http://b.example:8080 ' })).toEqual({
      redirectOrigins: ['https://a.example', 'http://b.example:8080'],
      pages,
    });
  });

  test('CFG-01 a shop that started empty names only the pages that are set', () => {
    const read = readEnvironment({ SEED: 'none', ABOUT_PAGE: '/ve-chung-toi' }, secrets);
    const none = { questions: null, serviceLevels: null, refunds: null, contact: null, terms: null, privacy: null };
    expect(read.ok && read.value.contentSite.pages).toEqual({ ...none, about: '/ve-chung-toi' });
  });

  test('CFG-01 each page that the shop names is a setting; `none` names none', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(variables, secrets);
      return read.ok ? read.value.contentSite.pages : read.problems;
    };
    const given = {
      QUESTIONS_PAGE: '/tro-giup/cau-hoi',
      SERVICE_LEVELS_PAGE: 'none',
      REFUNDS_PAGE: '/hoàn-tiền',
      ABOUT_PAGE: '/ve-chung-toi',
      CONTACT_PAGE: '/a/b/c',
      TERMS_PAGE: '/dieu-khoan',
      PRIVACY_PAGE: 'none',
    };
    expect(at(given)).toEqual({
      questions: '/tro-giup/cau-hoi',
      serviceLevels: null,
      refunds: '/hoàn-tiền',
      about: '/ve-chung-toi',
      contact: '/a/b/c',
      terms: '/dieu-khoan',
      privacy: null,
    });
    for (const name of Object.keys(given))
      for (const wrong of ['khong-gach', '//evil.example', 'https://evil.example', '/a/b/c/d', '/a?b', '/../a', '/a#b'])
        expect(at({ [name]: wrong }), wrong).toEqual([expect.stringContaining(name)]);
  });

  test('CFG-01 SERVICE_WIRE chooses the wire of all ports that have two, and one variable per port overrides it', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(variables, secrets);
      return read.ok ? read.value.wires : read.problems;
    };
    expect(new Set(Object.values(at({})))).toEqual(new Set(['graphql']));
    expect(new Set(Object.values(at({ SERVICE_WIRE: 'rest' })))).toEqual(new Set(['rest']));
    expect(at({ SERVICE_WIRE_ADMINISTRATIVE_UNITS: 'rest' })).toEqual({ ...at({}), administrativeUnits: 'rest' });
    expect(at({ SERVICE_WIRE: 'soap', SERVICE_WIRE_ADMINISTRATIVE_UNITS: 'SOAP', SERVICE_WIRE_CLOCK: 'rest' })).toEqual(
      [
        'SERVICE_WIRE must be graphql or rest, not «soap».',
        'SERVICE_WIRE_ADMINISTRATIVE_UNITS must be graphql or rest, not «SOAP».',
        'SERVICE_WIRE_CLOCK is no setting; docs/operations.md lists all of them.',
      ],
    );
  });

  test('SVC-01 CFG-01 forms may lead to the origins of connected panels and labs, each named once', () => {
    const at = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment(variables, secrets);
      return read.ok ? read.value.entranceOrigins : read.problems;
    };
    expect(at({})).toEqual([]);
    expect(at({ PANEL_URL: 'https://panel.example/sso', LAB_URL: 'https://panel.example/lab' })).toEqual([
      'https://panel.example',
    ]);
  });

  test('V12.3.1 V12.3.3 in production the host calls other machines with TLS only, unless the setting excepts them', () => {
    const named = {
      SERVICES_ORIGIN: 'http://backend.internal:4000',
      ORDER_ORIGIN: 'http://10.0.0.7:4000',
      CMS_URL: 'http://[fd00::7]',
      IMAGE_ORIGIN: 'http://images.example',
      RDAP_BASES: 'com=http://rdap.example/com',
      RDAP_BOOTSTRAP: 'http://data.example/dns.json',
      CHAT_HOST: 'http://chat.example',
      AUTH_PUBLIC_ORIGIN: 'http://auth.example',
      LAB_URL: 'http://lab.example/sso',
    };
    const problemsOf = (variables: Readonly<Record<string, string>>) => {
      const read = readEnvironment({ MODE: 'production', CHAT_WEBSITE_TOKEN: 'token', ...variables }, secrets);
      return read.ok ? [] : read.problems;
    };
    for (const [name, url] of Object.entries(named)) {
      const { hostname } = new URL(url.replace(/^com=/, ''));
      const only = { CHAT_HOST: 'https://chat.example', [name]: url };
      expect(problemsOf(only)).toEqual([expect.stringContaining(`${name} must use TLS, because ${hostname} is`)]);
      expect(problemsOf({ ...only, PLAINTEXT_SERVICES: hostname })).toEqual([]);
      expect(problemsOf({ ...only, [name]: url.replace('http:', 'https:') })).toEqual([]);
    }
    const here = {
      CHAT_HOST: 'https://chat.example',
      SERVICES_ORIGIN: 'http://[::1]:4000',
      CMS_URL: 'http://localhost',
    };
    expect(problemsOf(here)).toEqual([]);
    expect(problemsOf({ ...here, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toHaveLength(1);
  });
});
