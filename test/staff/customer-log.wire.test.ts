import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSecurityEvents } from '#backend/authorisation/security-log/security-log.ts';
import { securityLog } from '#backend/authorisation/security-log/security-log-schema.ts';
import { sweep } from '#backend/sweep.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { retention } from '#core/shared/retention.ts';
import { freshName, newCustomer, newGuest } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { type Office, openOffice } from './staff-office.ts';

describe('the log of the customers', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  test('V16.3.1 an administrator reads it, of everybody and by a login name; other roles do not', async () => {
    const subject = await backendAccountSubject(office.backend);
    const [one, other] = [await newCustomer(subject), await newCustomer(subject)];
    const unknown = freshName();
    await (await newGuest(subject)).accounts.logIn(unknown, 'khong-phai');
    const browser = await office.admin();
    const found = await (await browser.send('/customer-log', { name: one.username })).text();
    expect(found).toMatch(/href="\/desk#\/customers\/[^"]+\/show">Khách hàng [^<]+<\/a> đang đăng nhập ở 1 nơi/);
    const whole = await (await browser.read('/customer-log')).text();
    expect(whole).toContain('Kích hoạt tài khoản');
    for (const name of [one.username, other.username, unknown]) expect(whole).not.toContain(name);
    const of = async (name: string) =>
      (await (await browser.send('/customer-log', { name })).text()).split('<tr role="row">');
    expect((await of(one.username)).filter((row) => row.includes('Kích hoạt tài khoản'))).toHaveLength(1);
    expect((await of(unknown)).filter((row) => row.includes('WRONG_CREDENTIALS'))).toHaveLength(1);
    expect(await of(freshName())).toHaveLength(1);
    const { deps } = office.backend;
    const rotated = {
      ...deps.secrets,
      signing: ['mot-bi-mat-moi-dai-hon-ba-muoi-hai-ky-tu', ...deps.secrets.signing],
    } as const;
    const filter = { partyId: null, names: [unknown] };
    expect(await listSecurityEvents({ ...deps, secrets: rotated }, filter, 1)).toHaveLength(1);
    const { browser: sales } = await office.invite(['sales']);
    expect((await sales.read('/customer-log')).status).toBe(403);
  });

  test('V16.4.2 entries are deleted after their retention', async () => {
    const { db, clock } = office.backend.deps;
    const at = (days: number) => sweep({ db, clock: { ...clock, now: () => clock.now() + days * DAY_MS } });
    await at(retention.securityLog.days - 1);
    expect((await db.select().from(securityLog)).length).toBeGreaterThan(0);
    await at(retention.securityLog.days + 1);
    expect(await db.select().from(securityLog)).toEqual([]);
  });
});
