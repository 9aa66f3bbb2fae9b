import { describe, expect, test } from 'vitest';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { contentSecurityPolicy } from '#host/http/security-headers.ts';
import { type ConsentSubject, consentStoreContract } from '#test/consent/consent-store.contract.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';

/** A browser that stores cookies until they expire. */
const browser = () => {
  let now = 0;
  const held = new Map<string, { readonly value: string; readonly until: number }>();
  const next = () => {
    const header = [...held].filter(([, { until }]) => now < until).map(([name, { value }]) => `${name}=${value}`);
    const store = cookieConsentStore(cookieJar(header.join('; '), { secure: true, domain: null }));
    return {
      ...store,
      save: (consent: Parameters<typeof store.save>[0]) => {
        const jar = cookieJar(null, { secure: true, domain: null });
        cookieConsentStore(jar).save(consent);
        const [, name = '', value = '', age = '0'] =
          /^([\w-]+)=([^;]*);.*Max-Age=(\d+)/.exec(jar.changes()[0] ?? '') ?? [];
        held.set(name, { value, until: now + Number(age) * 1_000 });
      },
    };
  };
  const after = (milliseconds: number) => {
    now += milliseconds;
    return next();
  };
  return { next, after };
};

consentStoreContract('the choice in a cookie', async (): Promise<ConsentSubject> => {
  const elsewhere = browser();
  return { ...browser(), elsewhere: elsewhere.next };
});

describe('consent through the host', () => {
  const chat = { host: 'https://chat.example/sub', websiteToken: 'abcd' };
  const integrations = { chat, tagManager: null, ads: null, vitals: false };

  test('CON-01 a plain form stores the consent in a cookie that scripts can read, and stores its proof', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    const fields = [
      ['_use', 'saveConsent'],
      ['idempotencyKey', ''],
      ['path', '/tuy-chon-rieng-tu'],
      ['chat', 'true'],
    ] as const;
    const answer = await host.form('/tuy-chon-rieng-tu', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tuy-chon-rieng-tu']);
    const [cookie] = answer.headers.getSetCookie().filter((each) => each.startsWith('__Host-consent='));
    expect(cookie).toMatch(/^__Host-consent=2\.\d+\.chat; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
    expect([...world.state.consentProofs.values()]).toMatchObject([{ granted: { chat: true, ads: false } }]);
    await host.form('/tuy-chon-rieng-tu', fields.slice(0, 3));
    expect(host.cookies.get('__Host-consent')).toMatch(/^2\.\d+$/);
  });

  test('CON-01 an unticked box grants nothing, nor does an unknown value', async () => {
    const { host } = hostUnderTest();
    await host.command('saveConsent', { path: '/', chat: 'vielleicht', idempotencyKey: 'a'.repeat(32) });
    expect(host.cookies.get('__Host-consent')).toMatch(/^2\.\d+$/);
  });

  test('CHAT-01 SCR-01 the content security policy allows the hosts of configured integrations only', () => {
    const scope = { https: true, preload: false, formTargets: [], recaptcha: false };
    const inline = { scripts: ["'sha256-x'"], styles: [] };
    const none = contentSecurityPolicy({ ...scope, integrations: { ...integrations, chat: null } }, inline);
    expect(none).not.toMatch(/https:\/\//);
    expect(none).not.toContain('frame-src');
    const withChat = contentSecurityPolicy({ ...scope, integrations }, inline);
    expect(withChat).toContain("script-src 'strict-dynamic' 'sha256-x';");
    expect(withChat).toContain('frame-src https://chat.example;');
    expect(withChat).not.toContain('google');
    const tags = { chat: null, tagManager: 'GTM-ABC1', ads: null, vitals: false };
    const withTags = contentSecurityPolicy({ ...scope, integrations: tags }, inline);
    expect(withTags).toContain('frame-src https://www.googletagmanager.com;');
    expect(withTags).not.toContain('doubleclick');
    expect(contentSecurityPolicy({ ...scope, integrations: { ...tags, ads: 'AW-123456' } }, inline)).toContain(
      'doubleclick',
    );
    expect(contentSecurityPolicy({ ...scope, recaptcha: true, integrations }, inline)).toContain(
      'frame-src https://www.google.com/recaptcha/ https://chat.example;',
    );
  });

  test('CFG-01 CHAT-01 SCR-01 the integrations come from the environment, and each mistake is reported with its variable', () => {
    const secrets = {
      guestSigning: null,
      anonymousToken: null,
      flash: null,
      preview: null,
      contentNotices: null,
      metrics: null,
    };
    const read = (variables: Readonly<Record<string, string>>) => {
      const answer = readEnvironment(variables, secrets);
      return answer.ok ? answer.value.integrations : answer.problems.map((problem) => problem.split(' ')[0]);
    };
    const given = { CHAT_HOST: 'https://chat.example/', CHAT_WEBSITE_TOKEN: 'abcd' };
    expect(read({})).toEqual({ chat: null, tagManager: null, ads: null, vitals: false });
    expect(read({ ...given, TAG_MANAGER_ID: 'GTM-ABC1234', ADS_ID: 'AW-123456789' })).toEqual({
      chat: { host: 'https://chat.example', websiteToken: 'abcd' },
      tagManager: 'GTM-ABC1234',
      ads: 'AW-123456789',
      vitals: false,
    });
    expect(read({ CHAT_HOST: 'https://chat.example' })).toEqual(['CHAT_WEBSITE_TOKEN']);
    expect(read({ ...given, CHAT_HOST: 'javascript:alert(1)' })).toEqual(['CHAT_HOST']);
    expect(read({ ...given, CHAT_WEBSITE_TOKEN: "a'b c" })).toEqual(['CHAT_WEBSITE_TOKEN']);
    expect(read({ TAG_MANAGER_ID: 'UA-1', ADS_ID: 'GTM-X' })).toEqual(['TAG_MANAGER_ID', 'ADS_ID']);
  });
});
