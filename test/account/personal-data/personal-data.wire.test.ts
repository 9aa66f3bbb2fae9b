import { expect, test } from 'vitest';
import { personalTables } from '#backend/services.ts';
import { token } from '#core/shared/ids.ts';
import { newCustomer, outcomeOf, value } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';

eachBackend('the download of personal data', (backend) => {
  test('it holds each order, line, invoice and service of the customer, and nothing of another', async () => {
    const subject = await backendAccountSubject(backend);
    const { security } = subject.as(token((await freshLogin(backend, 'VERIFIED', { as: 'kh-demo' })).token));
    const tables = value(await security.personalData());
    expect(tables).toHaveLength(personalTables().filter((table) => 'title' in table).length);
    const own = "(select id from orders where owner_party_id = 'kh-demo')";
    for (const [name, where] of [
      ['orders', `id in ${own}`],
      ['order_lines', `order_id in ${own}`],
      ['invoices', `order_id in ${own}`],
      ['invoice_lines', `invoice_id in (select id from invoices where order_id in ${own})`],
      ['cloud_services', `order_id in ${own}`],
      ['favourites', "party_id = 'kh-demo'"],
      ['user_logins', "party_id = 'kh-demo'"],
    ] as const) {
      const [count] = await runSql(backend, `select count(*)::int as n from ${name} where ${where}`);
      expect([name, tables.find((table) => table.name === name)?.rows.length]).toEqual([name, count?.n]);
      expect(count?.n).toBeGreaterThan(0);
    }
    const orders = tables.find(({ name }) => name === 'orders');
    const created = orders?.rows[0]?.[orders.columns.indexOf('Tạo lúc')] ?? '';
    expect(created).toMatch(/^\d{4}-\d\d-\d\dT/);

    const times = (orders?.rows ?? []).map((row) => row[orders?.columns.indexOf('Tạo lúc') ?? 0]);
    expect(times).toEqual([...times].sort());
    const codes = tables.flatMap(({ columns, rows }) =>
      columns.flatMap((heading, at) =>
        /^(Trạng thái|Thanh toán|Kết quả|Sự kiện|Loại)$/.test(heading) ? rows.map((row) => row[at] ?? 'Ổ') : [],
      ),
    );
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((text) => /^[\x20-\x7e]*$/.test(text) && text !== 'Email')).toEqual([]);

    const other = await newCustomer(subject);
    const foreign = JSON.stringify(value(await subject.as(other.login.token).security.personalData()));
    expect(foreign).toContain(other.username);
    for (const mark of ['Nguyễn Minh Khách', 'Số 2 phố Minh Hoạ', 'khach-demo.vn']) {
      expect(JSON.stringify(tables)).toContain(mark);
      expect(foreign).not.toContain(mark);
    }
  });

  test('V16.3.1 the security log tells of each download and each refused one', async () => {
    const subject = await backendAccountSubject(backend);
    const { login, username } = await newCustomer(subject);
    const { security } = subject.as(login.token);
    value(await security.personalData());
    await subject.later(601_000);
    expect(outcomeOf(await security.personalData())).toBe('login-too-old');
    const logged = await runSql(
      backend,
      `select result, failure from security_log where event = 'data-exported' and party_id =
         (select party_id from user_logins where user_login_id = '${username}') order by id`,
    );
    expect(logged).toEqual([
      { result: 'done', failure: '' },
      { result: 'refused', failure: 'LOGIN_TOO_OLD' },
    ]);
  });
});
