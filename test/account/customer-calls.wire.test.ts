import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { eachBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { at, org, type RawCalls, rawCalls, store, textAt } from '#test/orders/raw-calls.ts';

const USER = '/user-gateway/graphql';
const receiver = {
  name: 'Trần Thị Bích',
  phone: '0912345678',
  address: '12 Lý Thường Kiệt',
  address_default: true,
  province_code: '01',
  district_code: '',
  ward_code: '00070',
};
const code = (body: unknown) => at(body, 'errors.0.extensions.code') ?? at(body, 'code');

/** A picture of this size with location metadata. */
const photo = async (width: number, height: number): Promise<string> => {
  const plain = sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });
  const made = await plain
    .jpeg({ quality: 40 })
    .withExif({ IFD0: { Copyright: 'Trần Thị Bích' } })
    .toBuffer();
  return made.toString('base64');
};

/** The customer calls as the public client sends them. */
eachBackend('calls of the customer service', (backend) => {
  let calls: RawCalls;
  let staff: RawCalls;
  let party: string;
  beforeAll(async () => {
    const login = await freshLogin(backend);
    party = login.partyId;
    calls = await rawCalls(backend, login.token);
    staff = await rawCalls(backend, inject('secrets').staff);
  });
  const book = (id = '') => `/v2/receiver-infos/${org}/owner/${party}${id === '' ? '' : `/${id}`}`;
  const create = (change: object) => calls.rest('POST', book(), { json: { ...receiver, ...change } });
  const send = (image: string) => calls.rest('POST', `/v1/customers/${org}/avatar`, { json: { image } });
  const picture = async (path: string) => fetch(backend.url + path);

  test("SDK-03 recipients are created, listed, changed and deleted at the client's URLs and with its fields", async () => {
    const made = await create({});
    expect(made).toMatchObject({ status: 200, body: { ...receiver, district_code: null, owner_id: party } });
    const id = textAt(made.body, 'id');
    expect((await calls.rest('GET', book())).body).toEqual([made.body]);
    const renamed = await calls.rest('PUT', `${book(id)}?updated_by=${party}`, { json: { ...receiver, name: 'Bích' } });
    expect(renamed.body).toMatchObject({ id, name: 'Bích', address_default: true });
    expect((await calls.rest('DELETE', `${book(id)}?deleted_by=${party}`)).status).toBe(200);
    expect((await calls.rest('GET', book())).body).toEqual([]);
  });

  test('ACC-09 an abolished ward and district is mapped when exactly one ward replaces it', async () => {
    const old = await create({ province_code: '79', district_code: '764', ward_code: '26872' });
    expect(old).toMatchObject({ status: 200, body: { province_code: '79', ward_code: '26878', district_code: null } });
    const province = await create({ province_code: '77', district_code: '747', ward_code: '26548' });
    expect(province).toMatchObject({
      status: 200,
      body: { province_code: '79', ward: expect.stringMatching(/^Phường/) },
    });
  });

  test('ACC-09 an abolished ward that was split, or an unknown one, is rejected at its field', async () => {
    const mapped = (to: string) =>
      `insert into old_wards (old_code, new_code, old_name, old_district, old_province)
       values ('99998', '${to}', 'Phường Chia Đôi', 'Quận Thử', 'Hà Nội') on conflict do nothing`;
    for (const to of ['00070', '00004']) await runSql(backend, mapped(to));
    for (const ward_code of ['99998', '00000'])
      expect(await create({ province_code: '01', district_code: '001', ward_code })).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', detail: { field: 'wardCode' } },
      });
    const nowhere = await create({ province_code: '77', district_code: '747', ward_code: '00000' });
    expect(at(nowhere.body, 'detail.field')).toBe('provinceCode');
  });

  test("SDK-03 FIN-04 an order takes its recipient only from its owner's address book", async () => {
    const address = await create({});
    const cart = await calls.rest('POST', `/v2/orders/${org}/${store}/WEB/temp`, { json: {} });
    const path = `/v2/orders/${org}/${textAt(cart.body, 'id')}/customer`;
    const owned = { customerId: party, shippingAddressId: textAt(address.body, 'id') };
    const set = await calls.rest('PUT', path, { json: owned });
    const { name, phone, address: address1, province_code: provinceCode, ward_code: wardCode } = receiver;
    expect(set).toMatchObject({ status: 200, body: { ownerName: name, shippingAddress: { phone, address1 } } });
    expect(at(set.body, 'shippingAddress')).toMatchObject({ provinceCode, wardCode });
    const foreign = await calls.rest('PUT', path, { json: { ...owned, shippingAddressId: '0'.repeat(32) } });
    expect(foreign.status).toBe(404);
  });

  test('SDK-03 ACC-09 a picture is stored as a small square WebP without metadata and replaces the previous one', async () => {
    const first = textAt((await send(await photo(640, 300))).body, 'path');
    const answer = await picture(first);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(facts.exif).toBeUndefined();
    const second = textAt((await send(await photo(20, 20))).body, 'path');
    expect((await picture(second)).status).toBe(200);
    expect((await picture(first)).status).toBe(404);
    const person = await calls.graphql(USER, `{ getPersonByPartyId(partyId: "${party}") { imageUrl } }`, {});
    expect(at(person.body, 'data.getPersonByPartyId.imageUrl')).toBe(second);
  });

  test('SDK-03 ACC-09 a truncated, unsupported or oversized picture is rejected', async () => {
    const whole = await photo(640, 300);
    const huge = sharp({
      create: { width: 8_000, height: 5_001, channels: 3, background: 'white' },
      limitInputPixels: false,
    });
    const pixels = (await huge.png({ compressionLevel: 9 }).toBuffer()).toString('base64');
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const refused: readonly (readonly [string, string])[] = [
      [whole.slice(0, 400), 'unreadable'],
      [gif, 'format'],
      [pixels, 'pixels'],
      [`${whole.slice(0, 400)}${'A'.repeat(1_500_000)}`, 'bytes'],
      ['', 'format'],
      ['không phải', 'format'],
    ];
    for (const [image, problem] of refused)
      expect(await send(image)).toMatchObject({ status: 400, body: { code: 'BAD_IMAGE', detail: { problem } } });
  });

  test('GQL-08 getCustomerByPhone answers staff only, for any spelling of the number', async () => {
    const query =
      'query GetCustomerByPhone($phone: String!) { getCustomerByPhone(phone: $phone) { id name phone email } }';
    expect(code((await calls.graphql(USER, query, { phone: '0912345678' })).body)).toBe('FORBIDDEN');
    const found = await staff.graphql(USER, query, { phone: '+84 912.345.678' });
    expect(at(found.body, 'data.getCustomerByPhone')).toMatchObject({ phone: '0912345678', id: expect.any(String) });
    const nobody = await staff.graphql(USER, query, { phone: '0000000000' });
    expect(at(nobody.body, 'data.getCustomerByPhone')).toBeNull();
  });

  test('GQL-08 getCollegesByProvinceId and getVatInfoByOwnerPartyId return the fields of the client', async () => {
    const colleges =
      'query ($provinceId: String!) { getCollegesByProvinceId(provinceId: $provinceId) { id name provinceId } }';
    const listed = await calls.graphql(USER, colleges, { provinceId: '92' });
    expect(at(listed.body, 'data.getCollegesByProvinceId.0')).toMatchObject({
      provinceId: '92',
      name: expect.any(String),
    });
    const vat =
      'query GetVatInfoByOwnerPartyId($ownerPartyId: String!) { getVatInfoByOwnerPartyId(ownerPartyId: $ownerPartyId) { id company taxCode address invoiceReceiveEmail1 invoiceReceiveEmail2 ownerPartyId createdStamp updatedStamp updatedBy createdBy } }';
    expect((await calls.graphql(USER, vat, { ownerPartyId: party })).body).toEqual({
      data: { getVatInfoByOwnerPartyId: null },
    });
    const other = await freshLogin(backend);
    expect(code((await calls.graphql(USER, vat, { ownerPartyId: other.partyId })).body)).toBe('NOT_FOUND');
  });

  test('ACC-11 mergeOrderCart returns the same at both of its URLs, in the fields of the client', async () => {
    const guest = await rawCalls(backend);
    const line = { product_id: '1001', quantity: 1 };
    const cartOf = async (who: RawCalls): Promise<string> =>
      textAt((await who.rest('POST', `/v2/orders/${org}/${store}/WEB`, { json: { line_items: [line] } })).body, 'id');
    const from = await cartOf(guest);
    const login = await freshLogin(backend, 'VERIFIED', { guest: guest.token });
    const customer = await rawCalls(backend, login.token);
    const input = { oldCartId: from, newCartId: await cartOf(customer), actorId: login.partyId };
    const merge = (type: string) =>
      `mutation MergeOrderCart($input: ${type}!) { mergeOrderCart(input: $input) { success movedItemCount skippedItemCount oldCartCanceled message } }`;
    const first = await customer.graphql('/order-cloud-service/graphql', merge('MergeOrderCartInput'), { input });
    const merged = { success: true, skippedItemCount: 0, oldCartCanceled: true };
    expect(at(first.body, 'data.mergeOrderCart')).toMatchObject({ ...merged, movedItemCount: 1 });
    const again = { ...input, isAllowedToMergeItem: true };
    const second = await customer.graphql('/graphql', merge('MergeOrderCartInput'), { input: again });
    expect(at(second.body, 'data.mergeOrderCart')).toMatchObject({ ...merged, movedItemCount: 0 });
  });
});
