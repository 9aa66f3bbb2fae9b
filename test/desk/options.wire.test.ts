import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionValues, productPrices, products } from '#backend/catalogue/schema.ts';
import type { LineRecord } from '#contracts/desk/line-record.ts';
import type { ExtensionRecord, ExtensionRow, OptionRecord, OptionRow } from '#contracts/desk/option-record.ts';
import { backendCatalogue } from '#test/catalogue/backend-catalogue.ts';
import { listAllProducts, valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

describe('options and extensions at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  const catalogue = () => backendCatalogue(office.backend.url);
  const tables = async () => {
    const { db } = office.backend.deps;
    return [
      await db.select().from(optionValues).orderBy(optionValues.id),
      await db.select().from(products).orderBy(products.id),
      await db.select().from(productPrices).orderBy(productPrices.productId, productPrices.time),
    ];
  };
  const fieldsOf = <Read extends { readonly id: string; readonly version: string }>({
    id: _,
    version: __,
    ...fields
  }: Read) => fields;
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['sales'])).browser);
  });
  afterAll(() => office.close());

  test.each(['options', 'extensions', 'lines'])('saving %s as they were read changes nothing', async (resource) => {
    const before = await tables();
    const { rows } = (await desk.list<OptionRow | ExtensionRow>(resource, { perPage: 100 })).body;
    expect(rows.length).toBeGreaterThan(5);
    // Each save reads the whole catalogue.
    for (const { id } of rows.filter((_, at) => at % 4 === 0)) {
      const { body } = await desk.read<OptionRecord | ExtensionRecord>(resource, id);
      const {
        option: _,
        extension: __,
        line: ___,
        ...fields
      } = {
        option: '',
        extension: '',
        line: '',
        ...fieldsOf(body),
      };
      const saved = await desk.send<OptionRecord>(resource, `/${id}`, fields, { version: body.version });
      expect([id, saved.status, saved.body]).toEqual([id, 200, body]);
    }
    expect(await tables()).toEqual(before);
  });

  test('CAT-10 a line of the firm’s own is written at the desk with its icon, columns and time of hand-over', async () => {
    const vpn = {
      title: 'VPN doanh nghiệp',
      group: 'Mạng và bảo mật',
      description: 'Mạng riêng',
      kind: 'machine',
      handover: 'day',
      icon: 'shield',
      columns: ['Người dùng'],
    };
    const made = await desk.send<LineRecord>('lines', '', { line: 'vpn', ...vpn });
    expect([made.status, made.body]).toEqual([200, expect.objectContaining({ id: 'vpn', ...vpn })]);
    const twice = await desk.send('lines', '', { line: 'vpn', ...vpn });
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['line']]);
    const { body: sample } = await desk.read<LineRecord>('lines', 'cloud-server');
    const { line: _, ...fields } = fieldsOf(sample);
    const other = await desk.send('lines', '/cloud-server', { ...fields, kind: 'site' }, { version: sample.version });
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['kind']]);
    const slower = { ...fields, handover: 'day' };
    expect((await desk.send('lines', '/cloud-server', slower, { version: sample.version })).status).toBe(200);
    expect(valueOrThrow(await catalogue().category('cloud-server', null))).toMatchObject({ handover: 'day' });
  });

  test('CAT-10 a dearer value costs more in the shop, and a new option is offered with its plans', async () => {
    const { rows } = (await desk.list<OptionRow>('options', { perPage: 100 })).body;
    const records = await Promise.all(rows.map(async ({ id }) => (await desk.read<OptionRecord>('options', id)).body));
    const dear = records.find(
      ({ lines, values }) => lines.includes('cloud-server') && values.some(({ price }) => price),
    );
    if (dear === undefined) throw new Error('no option of a cloud server has a price');
    expect(rows.find(({ id }) => id === dear.id)?.lines).toContain('Cloud Server');
    const at = dear.values.findIndex(({ price }) => price);
    const raised = {
      ...fieldsOf(dear),
      values: dear.values.map((each, n) => (n === at ? { ...each, price: 77_000 } : each)),
    };
    expect((await desk.send('options', `/${dear.id}`, raised, { version: dear.version })).status).toBe(200);
    const made = await desk.send<OptionRecord>('options', '', {
      option: 'ho-tro',
      name: 'Hỗ trợ',
      type: 'one',
      lines: ['cloud-server'],
      values: [{ value: 'Giờ hành chính' }, { value: 'Cả ngày', price: 50_000 }],
    });
    expect([made.status, made.body.values.map(({ value }) => value)]).toEqual([200, ['Giờ hành chính', 'Cả ngày']]);
    const [plan] = await listAllProducts(catalogue(), { category: 'cloud-server' });
    if (plan === undefined) throw new Error('no plan is sold');
    const { options } = valueOrThrow(await catalogue().productById(plan.id));
    const pricedAt = (name: string, title: string) =>
      options.find((option) => option.name === name)?.values.find((value) => value.title === title)?.perMonth;
    expect(pricedAt(dear.name, dear.values[at]?.value ?? '')).toBe(77_000);
    expect(pricedAt('Hỗ trợ', 'Cả ngày')).toBe(50_000);
  });

  const badOptions: readonly (readonly [string, object, string])[] = [
    ['a key with a space', { option: 'ho tro' }, 'option'],
    ['a key that exists', { option: 'location' }, 'option'],
    ['no name', { name: ' ' }, 'name'],
    ['a line that nobody sells', { lines: ['tau-vu-tru'] }, 'lines'],
    ['required where it is not offered', { requiredFor: ['cloud-lab'] }, 'requiredFor'],
    ['no value', { values: [] }, 'values'],
    ['a value twice', { values: [{ value: 'A' }, { value: 'A' }] }, 'values'],
    ['price and percent', { values: [{ value: 'A', price: 5, percent: 5 }] }, 'values'],
    ['a price below zero', { values: [{ value: 'A', price: -5 }] }, 'values.0.price'],
    ['half a đồng', { values: [{ value: 'A', price: 0.5 }] }, 'values.0.price'],
    ['a kind that nobody knows', { type: 'two' }, 'type'],
  ];
  test.each(badOptions)('a new option is refused at its field: %s', async (_, change, field) => {
    const good = { option: 'sai-1', name: 'Sai', type: 'one', lines: ['cloud-server'], values: [{ value: 'A' }] };
    const { status, body } = await desk.send('options', '', { ...good, ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await desk.read('options', 'sai-1')).status).toBe(404);
  });

  test('an extension is made, priced and stopped, and its renewals stay', async () => {
    const fees = { registrationFee: 0, maintenanceFee: 0, serviceFirstYear: 500_000, serviceRenewal: 600_000 };
    const made = await desk.send<ExtensionRecord>('extensions', '', { extension: '.pizza', ...fees, years: [1, 2] });
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ ...fees, years: [1, 2], state: 'on-sale' }),
    ]);
    const find = async () =>
      (await listAllProducts(catalogue(), { keyword: '.pizza' })).find(({ title }) => title.endsWith('.pizza'));
    expect((await find())?.prices.map(({ term }) => term)).toEqual([1, 2]);
    const changed = { ...fees, serviceFirstYear: 550_000, years: [1], state: 'renewals-only' };
    const { status } = await desk.send('extensions', `/${made.body.id}`, changed, { version: made.body.version });
    expect([status, await find()]).toEqual([200, undefined]);
    const { body } = await desk.list<ExtensionRow>('extensions', {
      words: 'pizza',
      filter: { state: 'renewals-only' },
    });
    expect(body.rows.map(({ serviceFirstYear }) => serviceFirstYear)).toEqual([550_000]);
  });

  test('the price of a transfer is the one typed, and that of a renewal once it is empty', async () => {
    const fees = { registrationFee: 0, maintenanceFee: 90_000, serviceFirstYear: 500_000, serviceRenewal: 600_000 };
    const typed = { ...fees, serviceTransfer: 410_000, years: [1, 2] };
    const made = await desk.send<ExtensionRecord>('extensions', '', { extension: '.coffee', ...typed });
    expect([made.status, made.body]).toEqual([200, expect.objectContaining(typed)]);
    const transfers = async () =>
      (await listAllProducts(catalogue(), { keyword: '.coffee' })).flatMap(({ prices }) =>
        prices.map(({ transfer }) => transfer),
      );
    expect(await transfers()).toEqual([{ net: 410_000, exempt: 90_000 }, undefined]);
    const at = { version: made.body.version };
    const emptied = await desk.send('extensions', `/${made.body.id}`, { ...typed, serviceTransfer: null }, at);
    expect([emptied.status, await transfers()]).toEqual([200, [undefined, undefined]]);
  });

  const badExtensions: readonly (readonly [string, object, string])[] = [
    ['no dot', { extension: 'pizza' }, 'extension'],
    ['capital letters', { extension: '.PIZZA' }, 'extension'],
    ['one that exists', { extension: '.com' }, 'extension'],
    ['no term', { years: [] }, 'years'],
    ['eleven years', { years: [11] }, 'years.0'],
    ['a fee below zero', { maintenanceFee: -1 }, 'maintenanceFee'],
    ['no price', { serviceFirstYear: null }, 'serviceFirstYear'],
    ['a state that nobody knows', { state: 'hidden' }, 'state'],
    ['a transfer below zero', { serviceTransfer: -1 }, 'serviceTransfer'],
    ['a transfer that is no year', { serviceTransfer: 1, years: [2] }, 'serviceTransfer'],
  ];
  test.each(badExtensions)('a new extension is refused at its field: %s', async (_, change, field) => {
    const fees = { registrationFee: 0, maintenanceFee: 0, serviceFirstYear: 1, serviceRenewal: 1, years: [1] };
    const { status, body } = await desk.send('extensions', '', { extension: '.sai', ...fees, ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
