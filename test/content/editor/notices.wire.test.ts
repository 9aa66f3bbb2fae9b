import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { verifyNotice } from '#host/notices/verify-notice.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { openOffice } from '#test/staff/staff-office.ts';

const secret = 'webhook-secret-0123456789-abcdefghijk';

test('CMS-01 saving and removing an entry sends every host a notice that the host accepts', async () => {
  const arrived: { readonly headers: Headers; readonly body: string }[] = [];
  const host = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({
        headers: new Headers(request.headers as Record<string, string>),
        body: String(Buffer.concat(parts)),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hooks/content`;
  const office = await openOffice('development', {
    CONTENT_NOTICE_URLS: `${url}, ${url}`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
  try {
    const desk = deskVisitor((await office.invite(['content'])).browser);
    const { body } = await desk.send('redirects', '', { urlOld: '/cu', urlNew: '/cua-hang' });
    await desk.send('redirects', `/${body.id}/remove`, {});
    await expect.poll(() => arrived.length).toBe(4);
    const verified = arrived.map((each) => verifyNotice(each, [secret], office.backend.deps.clock.now()));
    const events = verified.map((each) =>
      typeof each === 'string' ? each : `${each.notice.event} ${each.notice.model}`,
    );
    expect(events.toSorted()).toEqual([
      ...Array(2).fill('entry.delete config-redirect'),
      ...Array(2).fill('entry.update config-redirect'),
    ]);
  } finally {
    await office.close();
    host.close();
  }
});
