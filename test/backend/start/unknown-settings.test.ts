import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unknownSettings } from '#contracts/settings/given-settings.ts';
import { settingNames } from '#contracts/settings/setting-names.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { openFolders, startErrors } from '#test/kit/environment.ts';
import { forAll } from '#test/kit/for-all.ts';

openFolders();

/** A letter is missing, doubled, replaced, or swapped with its neighbour. */
const misspell = (name: string, at: number, how: 'miss' | 'double' | 'replace' | 'swap'): string => {
  const [before, letter, next, after] = [name.slice(0, at), name[at] ?? '', name[at + 1] ?? '', name.slice(at + 2)];
  if (how === 'miss') return before + next + after;
  if (how === 'double') return before + letter + letter + next + after;
  return how === 'replace' ? `${before}Q${next}${after}` : before + next + letter + after;
};

describe('CFG-01 a variable that looks like a setting and is none stops the start', () => {
  const names = settingNames.filter((name) => name.includes('_') && name.length >= 7);
  const misspelt = fc
    .record({
      name: fc.constantFrom(...names),
      at: fc.nat(),
      how: fc.constantFrom('miss', 'double', 'replace', 'swap' as const),
    })
    .map(({ name, at, how }) => misspell(name, at % name.length, how))
    .filter((name) => !settingNames.includes(name));

  test('CFG-01 every name of a setting with one wrong letter is reported with a name one letter away', () =>
    forAll(
      misspelt,
      async (name) => {
        const [said, ...more] = unknownSettings({ [name]: 'x' });
        expect(said).toMatch(new RegExp(`^${name} is no setting; did you mean \\w+\\?$`));
        expect(more).toEqual([]);
      },
      300,
    ));

  test('CFG-01 no name of a setting, and no variable of other programs, is reported', () => {
    expect(unknownSettings(Object.fromEntries(settingNames.map((name) => [name, 'x'])))).toEqual([]);
    const others = ['PATH', 'HOME', 'HOSTNAME', 'NODE', 'NODE_ENV', 'PGHOST', 'HTTP_PROXY', 'NO_PROXY', 'LANG', 'PWD'];
    const foreign = ['GOOGLE_APPLICATION_CREDENTIALS', 'MALLOC_ARENA_MAX', 'npm_config_cache', 'DATABASE_POOL_SIZE'];
    expect(unknownSettings(Object.fromEntries([...others, ...foreign].map((name) => [name, 'x'])))).toEqual([]);
  });

  test('CFG-01 host and backend say what was meant, also for a lower-case name and for one of the shop’s own families', () => {
    const wrong = { SMPT_URL: 'smtps://mail.example', public_origin: 'https://shop.example', SELLER_FAX: '1' };
    const said = [
      'SMPT_URL is no setting; did you mean SMTP_URL?',
      'public_origin is no setting; did you mean PUBLIC_ORIGIN?',
      'SELLER_FAX is no setting; docs/operations.md lists all of them.',
    ];
    expect(startErrors(wrong)).toEqual(said);
    const read = readEnvironment(wrong, {
      guestSigning: null,
      anonymousToken: null,
      flash: null,
      preview: null,
      contentNotices: null,
      metrics: null,
    });
    expect(read.ok ? [] : read.problems).toEqual(said);
  });
});
