import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { restRegistrantDocuments } from '#adapters/rest/registrant-documents-gateway.ts';
import type { PaperRecord, PaperRow } from '#contracts/desk/operations/paper-record.ts';
import { DECIDED_RETENTION_DAYS, DRAFT_RETENTION_DAYS } from '#core/domains/documents/registrant-documents.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { partyId, type ServiceId, token } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, mailsAbout, runSql, setClock } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainLine, unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { decideAt } from './registrant-documents-staff.ts';
import { citizenFields, documents, jpeg, pdf } from './registrant-documents-subject.ts';

/** A photo with camera metadata. */
const photo = async (): Promise<string> => {
  const plain = sharp({ create: { width: 3_000, height: 1_200, channels: 3, background: '#c86414' } });
  const made = await plain
    .withExif({ IFD0: { Copyright: 'Trần Thị Bích' } })
    .jpeg()
    .toBuffer();
  return made.toString('base64');
};

eachBackend('registrant documents and staff', (backend) => {
  let id: ServiceId;
  let papers: ReturnType<typeof restRegistrantDocuments>;
  let domain: string;
  let number: string;
  beforeEach(async () => {
    const login = await freshLogin(backend);
    const subject = await backendPaymentSubjectOf(backend, token(login.token));
    domain = subject.freeDomain('.vn');
    ({ number } = await paidOrder({ ...subject, owner: partyId(login.partyId) }, [domainLine(domain)]));
    await subject.pass(2_000);
    await subject.pass(10_000);
    papers = restRegistrantDocuments(wireClient(backend, '', login.token));
    const [row] = unwrap(await papers.list());
    if (!row) throw new Error('no name waits');
    id = row.id;
    unwrap(await papers.save(id, { registrant: 'citizen', fields: citizenFields }));
    for (const document of documents) unwrap(await papers.upload(id, document, jpeg));
  });
  const send = async () => unwrap(await papers.submit(id, 1));
  const stored = async (column: string, table: string): Promise<string> =>
    JSON.stringify(await runSql(backend, `select ${column} from ${table} where service_id = '${id}'`));
  /** Read from the database, because the login has expired after so many days. */
  const state = async () =>
    JSON.stringify(await runSql(backend, `select papers from cloud_services where id = '${id}'`));
  const mails = () => mailsAbout(backend, id);
  const page = async (path: string) => (await enterStaff(backend)).read(path);

  test('DOM-02 the database stores neither texts nor pictures in plain form', async () => {
    const draft = await stored('draft', 'domain_papers');
    expect(draft).not.toContain('Bích');
    expect(Buffer.from(draft, 'base64').toString('utf8')).not.toContain('Bích');
    expect(await stored('sealed', 'domain_paper_files')).not.toContain('/9j/');
  });

  test('DOM-02 a photo is re-encoded without its metadata; a PDF is stored as it was signed', async () => {
    unwrap(await papers.upload(id, 'selfie', await photo()));
    unwrap(await papers.upload(id, 'declaration', pdf));
    const open = (document: string) => page(`/desk/papers/${id}/${document}`);
    const picture = await open('selfie');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    const facts = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['jpeg', 2_400, undefined]);
    const file = await open('declaration');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(pdf);
    expect((await open('passport')).status).toBe(404);
  });

  test('DOM-02 staff can read the submitted documents, and every access is logged with their name', async () => {
    await send();
    const desk = deskVisitor(await enterStaff(backend));
    const found = async (state: string, words = domain) =>
      (await desk.list<PaperRow>('papers', { words, filter: { state } })).body.rows.map((row) => row.id);
    expect([await found('waiting'), await found('deployed'), await found('waiting', 'khong-co.vn')]).toEqual([
      [id],
      [],
      [],
    ]);
    const { body: record } = await desk.read<PaperRecord>('papers', id);
    expect(record).toMatchObject({ domain, state: 'SENT', mayApprove: true, mayReturn: true });
    for (const words of ['Trần Thị Bích', '001196001234']) expect(JSON.stringify(record)).not.toContain(words);
    expect(await stored('deed', 'domain_paper_log')).not.toContain('looked');
    const shown = await page(`/desk/records/papers/${id}/details`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const text = await shown.text();
    for (const words of ['Trần Thị Bích', '001196001234', 'CCCD mặt trước', 'Khách gửi hồ sơ'])
      expect(text).toContain(words);
    expect((await page('/desk/records/papers/khong-co/details')).status).toBe(404);
    await page(`/desk/papers/${id}/selfie`);
    const log = await stored('deed, document, actor', 'domain_paper_log');
    for (const deed of ['sent', 'looked', 'opened']) expect(log).toContain(`"deed":"${deed}"`);
    expect(log).toContain('"actor":"staff demo"');
    expect(unwrap(await papers.load(id)).state).toBe('SENT');
  });

  test('DOM-02 GQL-06 an approval deploys the name and notifies its registrant; approving is idempotent', async () => {
    await send();
    const [one, two] = await Promise.allSettled([decideAt(backend, id, null), decideAt(backend, id, null)]);
    expect([one.status, two.status]).toContain('fulfilled');
    expect(unwrap(await papers.load(id)).state).toBe('DEPLOYED');
    const sent = (await mails()).split(`Hồ sơ tên miền ${domain} đã được duyệt`).length - 1;
    expect(sent).toBe(1);
    await expect(decideAt(backend, id, 'quá muộn')).rejects.toThrow('409');
  });

  test('DOM-02 a form that is sent twice decides once, and is told no refusal', async () => {
    await send();
    const key = randomUUID();
    await Promise.all([1, 2].map(() => decideAt(backend, id, 'Ảnh mặt trước bị mờ', key)));
    const keys = await runSql(backend, `select key from outbox_messages where key like 'documents-decided:${id}:%'`);
    expect(keys).toHaveLength(1);
    const log = await runSql(
      backend,
      `select change from staff_log where path = '/desk/records/papers/${id}/return' and result = 'done'`,
    );
    expect(log).toEqual([{ change: { before: { papers: 'SENT' }, after: { number, papers: 'RETURNED' } } }]);
  });

  test('DOM-02 returning documents needs a reason; the e-mail contains it with a link back', async () => {
    await expect(decideAt(backend, id, 'chưa gửi mà')).rejects.toThrow(/409: .*Chưa làm được lúc này/s);
    await send();
    await expect(decideAt(backend, id, ' ')).rejects.toThrow(/^422: /);
    await decideAt(backend, id, 'Ảnh mặt sau bị mờ');
    const sent = await mails();
    expect(sent).toContain('Ảnh mặt sau bị mờ');
    expect(sent).toContain(`/xac-thuc-thong-tin/${id}`);
  });

  test('DOM-02 texts and files are deleted on their day and not before; the log of the deletion stays', async () => {
    await send();
    await decideAt(backend, id, null);
    const files = async () => (await stored('document', 'domain_paper_files')).length;
    const now = Date.now();
    await setClock(backend, now + (DECIDED_RETENTION_DAYS - 1) * DAY_MS);
    expect(await files()).toBeGreaterThan(2);
    await setClock(backend, now + (DECIDED_RETENTION_DAYS + 1) * DAY_MS);
    expect(await files()).toBe(2);
    expect(await stored('draft', 'domain_papers')).toBe('[{"draft":null}]');
    expect(await stored('deed', 'domain_paper_log')).toContain('deleted');
    expect(await state()).toContain('DEPLOYED');
  });

  test('DOM-02 undecided documents wait for their registrant again after their deletion', async () => {
    await send();
    await setClock(backend, Date.now() + (DRAFT_RETENTION_DAYS + 1) * DAY_MS);
    expect(await state()).toContain('WAITING');
    expect(await stored('document', 'domain_paper_files')).toBe('[]');
  });
});
