import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#test/kit/backends/free-port.ts';
import { copyOfSources } from './copy-of-sources.ts';

const { folder, remove } = copyOfSources();
let server: ChildProcess | undefined;
let [shop, backend] = ['', ''];
let printed = '';

/** Waits for a condition, whatever it takes; the limit of the test ends it. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 600_000, interval: 100 });

beforeAll(async () => {
  const [port, backendPort, staffPort] = [await freePort(), await freePort(), await freePort()];
  [shop, backend] = [`http://localhost:${port}`, `http://127.0.0.1:${backendPort}`];
  const env = {
    ...process.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    STAFF_PORT: String(staffPort),
    DATA_DIR: join(folder, '.data'),
  };
  server = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await eventually(async () => expect((await fetch(`${shop}/san-pham`)).status).toBe(200));
});

afterAll(async () => {
  if (server !== undefined && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  remove();
});

const edit = (path: string, from: string, to: string) => {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

/** Links to the pages of the staff, in the order in which they were printed. */
const printedLinks = (): readonly string[] =>
  [...printed.matchAll(/^Trang nhân viên: (\S+)$/gm)].map(([, url = '']) => url);

/** 303 enters, 410 is a link that is worth nothing any more. */
const statusOf = async (link: string): Promise<number> => (await fetch(link, { redirect: 'manual' })).status;

const bodyOf = async (url: string): Promise<string> => (await fetch(url)).text();

describe('npm run dev shows an edit of every part', () => {
  test('of the core, and a browser that asks by its ETag gets the new page', async () => {
    const etag = (await fetch(`${shop}/san-pham`)).headers.get('etag') ?? '';
    const again = () => fetch(`${shop}/san-pham`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    edit('src/core/shared/dong.ts', '${digits}đ`', '${digits} VND`');
    await eventually(async () => {
      const answer = await again();
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/\d VND/);
    });
  });

  test('of a text of the pages', async () => {
    edit('src/ui/shell/messages.vi.ts', 'Bỏ qua đến nội dung', 'Đi thẳng đến nội dung');
    await eventually(async () => expect(await bodyOf(`${shop}/san-pham`)).toContain('Đi thẳng đến nội dung'));
  });

  test('of the host', async () => {
    edit('src/host/feeds/sitemap.ts', 'User-agent', '# Edited\nUser-agent');
    await eventually(async () => expect(await bodyOf(`${shop}/robots.txt`)).toContain('# Edited'));
  });

  test('of the backend', async () => {
    edit('backend/domain-registry/routes.ts', "'EMBEDDED'", "'EDITED'");
    await eventually(async () => expect(await bodyOf(`${backend}/v2/getwhois/shop.vn`)).toContain('EDITED'));
  });

  test('of the pages of the staff, whose link is printed again when the one before no longer enters', async () => {
    const [first = '', ...more] = printedLinks();
    expect(more).toEqual([]);
    expect(await statusOf(first)).toBe(303);
    edit('backend/staff/demo-account.ts', '/** Development only.', '/** In development only.');
    await eventually(async () => expect(printedLinks()).toHaveLength(2));
    const second = printedLinks()[1] ?? '';
    await eventually(async () => expect(await statusOf(second)).toBe(303));
    expect(await statusOf(first)).toBe(410);
  });

  test('of the seed, which the backend writes again', async () => {
    edit('contracts/seed/catalogue.json', 'Cloud Server SSD 4', 'Cloud Server Thử 4');
    await eventually(async () => expect(await bodyOf(`${shop}/san-pham`)).toContain('Cloud Server Thử 4'));
  });

  test('and a mistake leaves the running backend as it was', async () => {
    edit('backend/domain-registry/routes.ts', "'EDITED'", "'EDITED");
    edit('src/host/feeds/sitemap.ts', '# Edited', '# Again');
    await eventually(async () => expect(await bodyOf(`${shop}/robots.txt`)).toContain('# Again'));
    expect(await bodyOf(`${backend}/v2/getwhois/shop.vn`)).toContain('EDITED');
  });
});
