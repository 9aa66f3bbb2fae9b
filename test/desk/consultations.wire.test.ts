import { expect, test } from 'vitest';
import type { ConsultationRecord, ConsultationRow } from '#contracts/desk/consultation-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { crmFor, freshEmail, freshPhone, mailsTo } from '#test/consultation/backend-crm.ts';
import { aLead } from '#test/consultation/opportunities.contract.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { deskVisitor } from './desk-visitor.ts';

type Whole = ConsultationRecord & { readonly version: string };
const NAME = 'consultations';

eachBackend('requests for advice at the desk', (backend) => {
  const desk = async () => deskVisitor(await enterStaff(backend));
  const ask = async (change: Partial<typeof aLead> = {}) => {
    const lead = { ...aLead, referPhone: freshPhone(), ...change };
    const key = idempotencyKey(crypto.randomUUID().replaceAll('-', ''));
    expect(await crmFor(backend, await freshToken(backend)).add(lead, key)).toEqual({ ok: true, value: { status: 1 } });
    const { rows } = (await (await desk()).list<ConsultationRow>(NAME, { words: lead.referPhone })).body;
    return { lead, id: rows[0]?.id ?? '' };
  };
  const read = async (id: string) => (await (await desk()).read<Whole>(NAME, id)).body;
  const save = async (id: string, fields: object, sent: { readonly key?: string; readonly version?: string } = {}) =>
    (await desk()).send<Whole>(NAME, `/${id}`, fields, { version: (await read(id)).version, ...sent });
  const act = async (id: string, action: string, data: object = {}) =>
    (await desk()).send<Whole>(NAME, `/${id}/${action}`, data);
  const idsOf = async (query: Parameters<ReturnType<typeof deskVisitor>['list']>[1]) =>
    (await (await desk()).list<ConsultationRow>(NAME, { perPage: 100, ...query })).body.rows.map(({ id }) => id);

  test('CNS-07 a request is shown with its person, page and words, newest first, and goes through its stages', async () => {
    const { lead, id } = await ask({ description: 'Cần <b>máy chủ</b>' });
    const newer = await ask();
    const ids = await idsOf({ sort: 'createdAt', isDescending: true });
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(id));
    expect(await read(id)).toEqual(
      expect.objectContaining({
        person: lead.referName,
        phone: lead.referPhone,
        email: lead.referEmail,
        description: 'Cần <b>máy chủ</b>',
        page: lead.targetUrl,
        stage: 'new',
        owner: '',
        notes: [],
      }),
    );
    for (const stage of ['called', 'done', 'new'])
      expect(await save(id, { stage })).toMatchObject({ status: 200, body: { stage } });
    const [row] = await runSql(
      backend,
      `select change from staff_log where path = '/desk/records/${NAME}/${id}' and change is not null order by id limit 1`,
    );
    expect(row?.change).toEqual({
      before: { stage: 'new', nextCallOn: null },
      after: { stage: 'called', nextCallOn: null },
    });
  });

  test('CNS-07 a request is found by its person, phone number and words, among those of its stage', async () => {
    const { lead, id } = await ask({ description: 'Cần mười máy 100%_that' });
    const phone = lead.referPhone;
    for (const words of [phone, `${phone.slice(0, 4)} ${phone.slice(4)}`, `+84${phone.slice(1)}`, '100%_THAT'])
      expect([words, (await idsOf({ words })).includes(id)]).toEqual([words, true]);
    for (const words of ['100%xthat', `${phone}0`])
      expect([words, (await idsOf({ words })).includes(id)]).toEqual([words, false]);
    await save(id, { stage: 'called' });
    expect(await idsOf({ words: phone, filter: { stage: 'new' } })).toEqual([]);
    expect(await idsOf({ words: phone, filter: { stage: 'called' } })).toEqual([id]);
  });

  test('a call is due from its day on until the request is done', async () => {
    const due = async (phone: string) => idsOf({ words: phone, filter: { call: 'due' } });
    const { lead, id } = await ask();
    const today = Date.now();
    for (const [days, isDue] of [
      [1, false],
      [0, true],
      [-3, true],
    ] as const) {
      await save(id, { stage: 'called', nextCallOn: isoDayAt(today + days * DAY_MS) });
      expect([days, await due(lead.referPhone)]).toEqual([days, isDue ? [id] : []]);
    }
    await save(id, { stage: 'done', nextCallOn: isoDayAt(today) });
    expect(await due(lead.referPhone)).toEqual([]);
  });

  test('a member takes a request over, notes a call and answers by mail, which the person gets', async () => {
    const email = freshEmail();
    const { id } = await ask({ referEmail: email });
    const taken = await act(id, 'take');
    expect([taken.status, taken.body.owner]).toEqual([200, expect.stringMatching(/.+/)]);
    await act(id, 'note', { text: 'Gọi lúc 9 giờ, khách bận.' });
    const replied = await act(id, 'reply', { text: 'Chúng tôi gợi ý gói 4 vCPU.\n\nBạn gọi lại lúc nào tiện?' });
    expect(replied.body.notes.map(({ kind, text }) => [kind, text.slice(0, 8)])).toEqual([
      ['mail', 'Chúng tô'],
      ['note', 'Gọi lúc '],
    ]);
    const [mail = ''] = await mailsTo(backend, email);
    for (const words of ['Chúng tôi gợi ý gói 4 vCPU.', 'Bạn gọi lại lúc nào tiện?']) expect(mail).toContain(words);
    expect(mail).not.toContain('khách bận');
  });

  const bad: readonly (readonly [string, string, object, string])[] = [
    ['a stage that nobody knows', '', { stage: 'other' }, 'stage'],
    ['no stage', '', {}, 'stage'],
    ['a day that no month has', '', { stage: 'new', nextCallOn: '2026-02-30' }, 'nextCallOn'],
    ['words for a day', '', { stage: 'new', nextCallOn: 'mai' }, 'nextCallOn'],
    ['an empty note', '/note', { text: '  ' }, 'text'],
    ['a note without a text', '/note', {}, 'text'],
    ['a book for a note', '/note', { text: 'a'.repeat(5_001) }, 'text'],
    ['an empty answer', '/reply', { text: '\n' }, 'text'],
    ['an answer to nobody', '/reply', { text: 'Chào bạn' }, 'text'],
  ];
  test.each(bad)('refused at its field: %s', async (_, at, data, field) => {
    const { id } = await ask({ referEmail: '' });
    const { version } = await read(id);
    const { status, body } = await (await desk()).send(NAME, `/${id}${at}`, data, { version });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await read(id)).notes).toEqual([]);
  });

  test('a form that was sent twice does its work once, and of two members the second is told', async () => {
    const { id } = await ask();
    const { version } = await read(id);
    const key = crypto.randomUUID();
    expect((await save(id, { stage: 'done' }, { key, version })).status).toBe(200);
    expect((await save(id, { stage: 'called' })).status).toBe(200);
    expect((await save(id, { stage: 'done' }, { key, version })).body.stage).toBe('called');
    expect((await save(id, { stage: 'new' }, { version })).status).toBe(409);
    expect((await act('khong-co', 'take')).status).toBe(404);
  });
});
