import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { rawMail } from './sample-mails.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'deploy', 'hand-over-mail.sh');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chm-mail-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How the program of the mail server ends. */
const handOver = (raw: Buffer, address: string, secret: string): Promise<number | null> => {
  const header = join(folder, 'header');
  writeFileSync(header, `Authorization: Bearer ${secret}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(script, [address, header], { stdio: ['pipe', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', resolve);
    child.stdin.end(raw);
  });
};

eachBackend('deploy/hand-over-mail.sh', (backend) => {
  const mail = (headers: readonly string[] = []) =>
    rawMail({ to: 'ho-tro@mail.example.vn', from: 'khach@example.vn', headers, body: 'Xin chào' });

  test('a mail that is taken, ignored or refused for good leaves the mail server; others wait there', async () => {
    const address = `${backend.publicUrl}/support/mails`;
    const { mail: secret } = inject('secrets');
    const ends = [
      await handOver(mail(['Auto-Submitted: auto-replied']), address, secret),
      await handOver(mail(), address, secret),
      await handOver(Buffer.alloc(0), address, secret),
      await handOver(mail(), address, 'x'.repeat(32)),
      await handOver(mail(), 'http://127.0.0.1:1/support/mails', secret),
    ];
    expect(ends).toEqual([0, 0, 0, 75, 75]);
  });
});
