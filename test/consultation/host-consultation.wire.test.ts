import { expect, test } from 'vitest';
import { readEnvironment } from '#host/configuration/environment.ts';
import { createHost } from '#host/host.ts';
import { hostDeps } from '#host/host-deps.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { eachBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { freshEmail, freshPhone, mailsTo } from './backend-crm.ts';

const origin = 'http://localhost:3000';

/** A browser without JavaScript that calls the host, over a real backend. */
const browserAt = (backend: Pick<TestBackend, 'url'>) => {
  const logged: unknown[] = [];
  const secrets = {
    guestSigning: null,
    anonymousToken: null,
    flash: ['ký'.repeat(20)] as const,
    preview: null,
    contentNotices: null,
    metrics: null,
  };
  const read = readEnvironment({ PUBLIC_ORIGIN: origin, SERVICES_ORIGIN: backend.url }, secrets);
  if (!read.ok) throw new Error(read.problems.join(' '));
  const write = (facts: unknown, event: string) => void logged.push([facts, event]);
  const app = createHost(
    hostDeps(read.value, {
      renderer: async () => jsonRenderer(),
      files: new Map(),
      buildId: 'test',
      isProduction: true,
      isDraining: () => false,
      metrics: null,
      log: { debug: () => undefined, info: write, warn: write, error: write },
    }),
  );
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ ...init.headers, cookie, 'sec-fetch-site': 'same-origin' });
    const response = await app.request(origin + path, { ...init, headers });
    for (const change of response.headers.getSetCookie()) {
      const [pair = ''] = change.split(';');
      const at = pair.indexOf('=');
      if (change.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const form = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { cookies, logged, send, form };
};

const PAGE = '/dang-ky-tu-van?san-pham=cloud-server-ssd-4&time=12&count=2';
const request = (phone: string) => ({
  _use: 'submitConsultation',
  name: 'Nguyễn Văn An',
  phone,
  email: '',
  note: 'Cần máy chủ cho cửa hàng.',
  path: PAGE,
  product: 'cloud-server-ssd-4',
  configuration: 'time=12&count=2',
  idempotencyKey: '',
});
const leadsOf = (backend: TestBackend, phone: string) =>
  runSql(backend, `select name, description, target_url, stage from opportunities where refer_phone = '${phone}'`);

eachBackend('consultation requests through the host', (backend) => {
  test('CNS-03 CNS-05 CNS-07 a plain form post reaches the consultants once in ten minutes', async () => {
    const { cookies, logged, send, form } = browserAt(backend);
    const phone = freshPhone();
    const answer = await form(PAGE, request(phone));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success']);
    expect(cookies.get('ticket')).toMatch(/^\d+\.[0-9a-f]{64}$/);
    expect(await renderedInput(await send('/success'))).toMatchObject({ flash: { notice: 'consultation-sent' } });
    const again = await form(PAGE, { ...request(phone), note: 'Lần hai' });
    expect(again.headers.get('location')).toBe('/success');
    const leads = await leadsOf(backend, phone);
    expect(leads).toEqual([
      {
        name: 'Tư vấn: Cloud Server SSD 4',
        description: expect.stringMatching(
          /^Cần máy chủ cho cửa hàng\.\n\nSản phẩm: .*\nThời hạn: 12 tháng\nSố lượng: 2/,
        ),
        target_url: origin + PAGE,
        stage: 'new',
      },
    ]);
    const { body } = await deskVisitor(await enterStaff(backend)).list('consultations', { words: phone });
    expect(body.total).toBe(1);
    expect(JSON.stringify(logged)).not.toContain(phone);
  });

  test('CNS-06 an unreadable ticket is replaced and the request is sent', async () => {
    const { cookies, form } = browserAt(backend);
    const phone = freshPhone();
    cookies.set('ticket', 'khong-doc-duoc');
    expect((await form(PAGE, request(phone))).headers.get('location')).toBe('/success');
    expect(cookies.get('ticket')).toMatch(/^\d+\.[0-9a-f]{64}$/);
    expect(await leadsOf(backend, phone)).toHaveLength(1);
  });

  test('CNS-04 when the CRM is unavailable, the page reports it and preserves the input', async () => {
    const { cookies, form } = browserAt({ url: 'http://127.0.0.1:9' });
    const answer = await form(PAGE, request('0912345678'));
    expect(answer.status).toBe(503);
    expect(await renderedInput(answer)).toMatchObject({
      submission: { failure: { kind: 'consultation-failed' }, fields: { note: 'Cần máy chủ cho cửa hàng.' } },
    });
    expect(cookies.has('ticket')).toBe(false);
  });

  test('ROUTE-01 a newsletter subscription on the home page sends a confirmation e-mail and shows a notice on that page', async () => {
    const { send, form } = browserAt(backend);
    const email = freshEmail();
    const answer = await form('/', { _use: 'subscribeNewsletter', email, agree: 'on', path: '/', idempotencyKey: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(await mailsTo(backend, email)).toHaveLength(1);
    expect(await renderedInput(await send('/'))).toMatchObject({ flash: { notice: 'newsletter-asked' } });
  });
});
