import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSecurityEvents } from '#backend/authorisation/security-log/security-log.ts';
import { securityLog } from '#backend/authorisation/security-log/security-log-schema.ts';
import { sweep } from '#backend/sweep.ts';
import type { CustomerRecord } from '#contracts/desk/customer-record.ts';
import type { CustomerLogRow } from '#contracts/desk/operations/customer-log-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { retention } from '#core/shared/retention.ts';
import { freshName, newCustomer, newGuest } from '#test/account/account-subject.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
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
    const desk = deskVisitor(await office.admin());
    const find = async (words = '') =>
      (await desk.list<CustomerLogRow>('customer-log', { words, isDescending: true, perPage: 100 })).body.rows;
    const activated = ({ event }: CustomerLogRow) => event === 'Kích hoạt tài khoản';
    const whole = await find();
    expect(whole.some(activated)).toBe(true);
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => b - a));
    for (const name of [one.username, other.username, unknown]) expect(JSON.stringify(whole)).not.toContain(name);
    const own = await find(one.username);
    expect(own.filter(activated)).toHaveLength(1);
    const [customerId = ''] = new Set(own.flatMap((row) => row.customerId || []));
    expect((await desk.read<CustomerRecord>('customers', customerId)).body.email).toBe(one.username);
    expect((await find(unknown)).map(({ failure }) => failure)).toEqual(['WRONG_CREDENTIALS']);
    expect(await find(freshName())).toEqual([]);
    const [{ id } = { id: '' }] = own;
    expect((await desk.read<CustomerLogRow>('customer-log', id)).body).toMatchObject(own[0] ?? {});
    expect((await desk.read('customer-log', 'khong-co')).status).toBe(404);
    const { deps } = office.backend;
    const rotated = {
      ...deps.secrets,
      signing: ['mot-bi-mat-moi-dai-hon-ba-muoi-hai-ky-tu', ...deps.secrets.signing],
    } as const;
    const filter = { partyId: null, names: [unknown] };
    expect((await searchSecurityEvents({ ...deps, secrets: rotated }, filter)).found).toHaveLength(1);
    const sales = deskVisitor((await office.invite(['sales'])).browser);
    expect((await sales.list('customer-log')).status).toBe(403);
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
