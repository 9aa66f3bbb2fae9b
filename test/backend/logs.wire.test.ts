import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/logged-backend.ts';

const CANARY = 'Canary-H7';

eachRealBackend('the log of failed statements', ({ databaseUrl }) => {
  let backend: LoggedBackend;
  let admin: Client;
  /** Makes every statement fail that writes the canary. */
  const forbidden = { parties: 'full_name', reviews: 'reviewer_name' };

  beforeAll(async () => {
    admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    for (const [table, column] of Object.entries(forbidden))
      await admin.query(
        `alter table ${table} add constraint ${table}_canary check (${column} not like '${CANARY}%') not valid`,
      );
    backend = await startLoggedBackend(databaseUrl);
  });
  afterAll(async () => {
    await backend.close();
    for (const table of Object.keys(forbidden))
      await admin.query(`alter table ${table} drop constraint ${table}_canary`);
    await admin.end();
  });

  const post = async (path: string, body: object): Promise<number> => {
    const authorization = `Bearer ${await freshToken(backend)}`;
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`${backend.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };

  test('H7 V14.2.4 V16.2.5 a failed statement is logged with its code and text, without its parameters', async () => {
    const query = `mutation { createCustomerV2(name: "${CANARY} Nguyễn Văn An", tenantId: "${organisationId}") { id } }`;
    await post('/user-gateway/graphql', { query });
    const review = {
      ...{ stars: 5, text: `${CANARY} text`, reviewer_name: `${CANARY} Trần Thị Bình` },
      ...{ reviewer_phone: '0912345699', reviewer_email: 'canary-h7@example.vn' },
    };
    const status = await post(`/v1/reviews/shop/store/${seedProducts[0]?.id}/guest`, review);
    expect(status).toBe(500);
    const failures = backend
      .logged()
      .split('\n')
      .filter((line) => line.includes('DatabaseError'))
      .map((line): unknown => JSON.parse(line));
    for (const [msg, table] of Object.entries({ 'resolver failed': 'parties', 'request failed': 'reviews' })) {
      const statement = expect.stringContaining(`insert into "${table}"`);
      expect(failures).toContainEqual(
        expect.objectContaining({ msg, err: expect.objectContaining({ code: '23514', statement }) }),
      );
    }
    expect(backend.logged()).not.toMatch(/Canary-H7|Nguyễn|Trần|0912345699|canary-h7@/);
  });

  test('L14 V14.2.1 a request is logged by its route, because paths contain codes and ids', async () => {
    await fetch(`${backend.url}/quotation/v1/quotations/canary-quotation`);
    await fetch(`${backend.url}/uploads/avatars/canary-avatar.webp`);
    expect(backend.logged()).not.toMatch(/canary-(quotation|avatar)/);
    expect(backend.logged()).toContain('/uploads/avatars/:file');
  });
});
