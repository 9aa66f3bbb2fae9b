import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writingTo } from '#backend/platform/data-folder-failure.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { openFolders, secrets, startErrors } from '#test/kit/environment.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Runs a script as another version of Node.js would: everything that the scripts ask is the version's name. */
const onNode = (version: string, script: string) => {
  const fake = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const as = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`];
  return spawnSync(process.execPath, [...as, join(root, 'scripts', script)], { cwd: root, encoding: 'utf8' });
};

openFolders();

describe('the first minutes of a newcomer', () => {
  test.each(['18.20.8', '20.18.3', '16.0.0'])('Node.js %s is refused by each command in one sentence', (version) => {
    for (const script of ['start.mjs', 'dev.mjs', 'test.mjs', 'check.mjs', 'build.mjs']) {
      const { status, stderr, stdout } = onNode(version, script);
      expect([script, status, stdout]).toEqual([script, 1, '']);
      expect(stderr).toBe(`Node.js ${version} is too old: the shop needs 20.19 or newer, better that of .nvmrc.\n`);
    }
  });

  test('CFG-01 a data folder that cannot be written is told in one sentence with the name of its setting', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chm-file-'));
    writeFileSync(join(folder, 'file'), '');
    for (const DATA_DIR of [join(folder, 'file', 'data'), join(folder, 'file')]) {
      const said = startErrors({ DATA_DIR });
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^The data folder .* cannot be written: .*\. Set DATA_DIR to a folder of this user/);
    }
    rmSync(folder, { recursive: true });
  });

  test.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EDQUOT'])('CFG-01 %s at the start is one sentence', (code) => {
    const fail = () => {
      throw Object.assign(new Error(`${code}: no`), { code });
    };
    expect(() => writingTo('/srv/data', fail)).toThrow(StartFailure);
    expect(() => writingTo('/srv/data', fail)).toThrow(/^The data folder \/srv\/data cannot be written: /);
  });

  test('another failure stays what it is', () => {
    const bug = new TypeError('a bug');
    expect(() =>
      writingTo('/srv/data', () => {
        throw bug;
      }),
    ).toThrow(bug);
  });

  test.each(['SHOP_LOGOS', 'SHOP_TITLE', 'SANDBOX_BANKS', 'AUTH_PUBLIC_URL', 'BANK_NAMES', 'STAFF_PORTS'])(
    'CFG-01 %s, which begins like a setting and is none, is refused',
    (name) => {
      const said = startErrors({ ...secrets, [name]: 'Mây Xanh' });
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(new RegExp(`^${name} is no setting; `));
    },
  );

  test('the development server looks at its ports before it loads anything', async () => {
    const squatter = createServer();
    const port = await new Promise<number>((resolve) => {
      squatter.listen(0, '127.0.0.1', () => {
        const address = squatter.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    for (const name of ['PORT', 'BACKEND_PORT', 'STAFF_PORT', 'AUTH_PUBLIC_PORT']) {
      const env = { ...process.env, PORT: '0', [name]: String(port) };
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      expect([name, status, stderr]).toEqual([
        name,
        1,
        `Port ${port} is in use. Stop what uses it, or set ${name} to another one.\n`,
      ]);
    }
    squatter.close();
  });
});
