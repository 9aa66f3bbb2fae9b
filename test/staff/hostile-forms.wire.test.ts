import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { hostileText, hostileValue } from '#test/hostile/hostile-values.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { bySize } from '#test/kit/test-size.ts';
import { type Office, openOffice } from './staff-office.ts';

/** Tries of each address. */
const TRIES = bySize({ everyday: 1, whole: 3, nightly: 100 });
const SEED = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

/** What only a program's inside knows. */
const inside = /\n\s+at \S+ \(|node_modules|DrizzleQueryError|Failed query|select "/;
const json = { accept: 'application/json' };

let office: Office;
let desk: StaffBrowser;
const problems: string[] = [];
beforeAll(async () => {
  office = await openOffice();
  desk = await office.admin();
});
afterAll(() => office.close());

const judge = async (what: string, sent: unknown, answer: Response): Promise<void> => {
  const text = await answer.text();
  if (answer.status < 500 && !inside.test(text)) return;
  problems.push(`${what} answered ${answer.status}: ${JSON.stringify(sent).slice(0, 600)} ${text.slice(0, 200)}`);
};

const sample = <Value>(values: fc.Arbitrary<Value>, at: string): readonly Value[] =>
  fc.sample(values, { seed: SEED + at.length, numRuns: TRIES });

const oddNumber = fc.constantFrom(-1, 0.5, 2 ** 31, 2 ** 53, 1e21, -0, 1e308);
const oddTime = fc.constantFrom('0000-00-00', '2026-02-30', '+275760-09-13', '9999-12-31T23:59:59Z', 'now()', '1');
const value = fc.oneof({ weight: 3, arbitrary: hostileValue }, hostileText, oddNumber, oddTime);
const textOrTime = fc.oneof(hostileText, oddTime, oddNumber.map(String));

const pathPart = hostileText.map((text) => {
  // An address cannot have it.
  const part = encodeURIComponent(text.replaceAll(/[\\/]|%2f|%5c|\p{Surrogate}/giu, '')).slice(0, 300);
  return part === '' || /^\.+$/.test(part) ? 'x' : part.replace(/%[0-9A-F]?$/, '');
});

const attackList = async ({ name, sorts, filters }: DeskResource): Promise<void> => {
  const query = fc.record(
    {
      words: textOrTime,
      filter: fc.record(Object.fromEntries(filters.map((each) => [each, textOrTime])), { requiredKeys: [] }),
      sort: fc.oneof(fc.constantFrom(...sorts), hostileText),
      isDescending: fc.boolean(),
      page: fc.constantFrom(1, 2, 100_000),
      perPage: fc.constantFrom(1, 100),
    },
    { requiredKeys: [] },
  );
  for (const wanted of sample(fc.oneof({ weight: 9, arbitrary: query }, value), name)) {
    const form = { query: JSON.stringify(wanted) ?? '' };
    await judge(`list ${name}`, wanted, await desk.send(`/desk/lists/${name}`, form, json));
    const file = { ...form, key: randomUUID(), format: 'csv' };
    await judge(`file ${name}`, wanted, await desk.send(`/desk/files/${name}`, file, json));
  }
};

const idsOf = async ({ name }: DeskResource): Promise<readonly string[]> => {
  const answer = await desk.send(`/desk/lists/${name}`, { query: JSON.stringify({ perPage: 3 }) }, json);
  const { rows = [] }: { readonly rows?: readonly { readonly id: string }[] } = await answer.json();
  return rows.map(({ id }) => encodeURIComponent(id));
};

const attackRecords = async (resource: DeskResource): Promise<void> => {
  const { name, create, update, actions = {}, parts = {}, table } = resource;
  const known = await idsOf(resource);
  const id = known.length === 0 ? pathPart : fc.oneof(fc.constantFrom(...known), pathPart);
  const below = ['', ...Object.keys(parts).map((part) => `/${part}`)];
  for (const each of sample(id, name)) {
    for (const part of below)
      await judge(`read ${name}${part}`, each, await desk.read(`/desk/records/${name}/${each}${part}`, json));
    if (table) await judge(`table ${name}`, each, await desk.read(`/desk/tables/${name}/${each}`, json));
  }
  const commands = [
    ...(create ? [{ at: null, command: create }] : []),
    ...(update ? [{ at: '', command: update }] : []),
    ...Object.entries(actions).map(([action, command]) => ({ at: `/${action}`, command })),
  ];
  for (const { at, command } of commands) {
    const shaped = fc.record(Object.fromEntries(command.fields.map((field) => [field, value])), { requiredKeys: [] });
    const typed = fc.tuple(id, fc.oneof({ weight: 5, arbitrary: shaped }, value));
    for (const [each, data] of sample(typed, `${name}${at}`)) {
      const path = at === null ? '' : `/${each}${at}`;
      const form = { key: randomUUID(), data: JSON.stringify(data) ?? '', version: '' };
      await judge(`send ${name}${path}`, data, await desk.send(`/desk/records/${name}${path}`, form, json));
    }
  }
};

type Form = Readonly<Record<string, unknown>>;

/** A number, a text or a list of what is valid otherwise, in another size. */
const odd = (was: unknown): fc.Arbitrary<unknown> => {
  const numbers = fc.oneof(oddNumber, fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 53 - 1, 1e12), fc.maxSafeInteger());
  if (typeof was === 'number') return numbers;
  if (typeof was === 'string') return fc.oneof(hostileText, oddTime, numbers.map(String), fc.constant(was.repeat(50)));
  if (Array.isArray(was) && was.length > 0)
    return fc.oneof(
      fc.constant([...was, ...was]),
      odd(was[0]).map((each) => [each]),
    );
  if (typeof was === 'object' && was !== null)
    return fc
      .constantFrom(...Object.keys(was), '')
      .chain((key) => odd(new Map(Object.entries(was)).get(key)).map((each) => ({ ...was, [key]: each })));
  return value;
};

/** What a record holds in the fields of a form, one of them changed. */
const changedForm = (record: Form, fields: readonly string[]): fc.Arbitrary<Form> => {
  const form = Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
  if (fields.length === 0) return fc.constant(form);
  return fc.constantFrom(...fields).chain((field) => odd(form[field]).map((each) => ({ ...form, [field]: each })));
};

/** Forms that are right but for one field reach what the shape of a form does not stop. */
const attackFields = async (resource: DeskResource): Promise<void> => {
  const { name, create, update, actions = {} } = resource;
  for (const id of (await idsOf(resource)).slice(0, 2)) {
    const load = async (): Promise<Form> => (await desk.read(`/desk/records/${name}/${id}`, json)).json();
    const first = await load();
    const post = async (path: string, data: Form, version = ''): Promise<void> => {
      const form = { key: randomUUID(), data: JSON.stringify(data), version };
      await judge(`send ${name}${path}`, data, await desk.send(`/desk/records/${name}${path}`, form, json));
    };
    for (let at = 0; at < 3 * TRIES; at += 1) {
      const [own] = fc.sample(fc.nat(), { seed: SEED + at, numRuns: 1 });
      const pick = (fields: readonly string[], record: Form): Form =>
        fc.sample(changedForm(record, fields), { seed: own ?? at, numRuns: 1 })[0] ?? {};
      if (create) await post('', pick(create.fields, first));
      if (update) {
        const now = await load();
        await post(`/${id}`, pick(update.fields, { ...first, ...now }), String(now.version ?? ''));
      }
    }
    for (const [action, command] of Object.entries(actions))
      for (const data of fc.sample(
        changedForm({ ...first, reason: 'Thử', note: 'Thử', amount: 1_000, days: 1 }, command.fields),
        {
          seed: SEED,
          numRuns: TRIES,
        },
      ))
        await post(`/${id}/${action}`, data);
  }
};

test('V2.2.1 V13.4.2 V16.5.1 whatever a member sends, no address of the desk answers 5xx or tells its inside', async () => {
  const { resources } = staffPlaceOf(office.backend.deps);
  for (const resource of resources) {
    await attackList(resource);
    await attackRecords(resource);
    await attackFields(resource);
  }
  expect(resources.length).toBeGreaterThan(30);
  expect(problems, `TEST_SEED=${SEED}`).toEqual([]);
});
