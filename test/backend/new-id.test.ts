import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import { newId } from '#backend/platform/new-id.ts';

test('V11.5.1 ids that nobody may guess have 128 random bits, and tokens 256', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(Buffer.from(generateToken(), 'base64url')).toHaveLength(32);
  // Each of the 128 bits takes both values: none is fixed, as six bits of a UUID are.
  for (let digit = 0; digit < 32; digit += 1)
    for (const bit of [1, 2, 4, 8])
      expect(new Set(ids.map((id) => Number.parseInt(id.charAt(digit), 16) & bit)).size).toBe(2);
});

test('V11.5.1 nothing in the backend makes ids of a UUID or of predictable numbers', () => {
  const files = readdirSync('backend', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const predictable = files.filter((file) => /randomUUID|Math\.random/.test(readFileSync(`backend/${file}`, 'utf8')));
  expect(predictable).toEqual([]);
});
