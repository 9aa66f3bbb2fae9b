import { expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { eachBackend, freshLogin, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import { serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { pay } from '#test/services/changes/change-subject.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { payInstalments, planLine } from './instalments-subject.ts';

const lineOf = (time: number): NewLine => {
  const line = serverLine();
  const price = seedProducts.find(({ id }) => id === line.productId)?.prices.find((each) => each.term === time);
  if (!price) throw new Error('the seed does not sell this term');
  return { ...line, term: time, charge: price.charge, priceType: price.type };
};

/** Running services of one customer. */
const runServicesOf = async (backend: TestBackend, lines: readonly NewLine[]) => {
  const subject = await wireChangeSubject(backend);
  const [first, ...others] = await runServices(subject, lines);
  const months = unwrap(await subject.changes.instalmentsOfOrder(first.orderId));
  return { subject, first, others, months };
};

/** A running service, bought for this many months. */
const runServiceFor = async (backend: TestBackend, months: number) =>
  (await runServicesOf(backend, [lineOf(months)])).first;

const remindersOf = async (backend: TestBackend, id: string): Promise<readonly unknown[]> =>
  (await runSql(backend, `select days from service_reminders where service_id = '${id}' order by sent_at`)).map(
    ({ days }) => days,
  );

const mailsAbout = (backend: TestBackend, id: string) =>
  runSql(backend, `select id, recipient, subject, text from outbox_messages where text like '%/service/${id}%'`);

eachBackend('reminders', (backend) => {
  test('SVC-01 a customer gets one e-mail 30, 15, 7 and 1 days before the end, with the price and a link', async () => {
    const { id, name, endDate } = await runServiceFor(backend, 3);
    for (const left of [31, 30, 29, 20, 15, 15, 7, 2, 1, 0]) await setClock(backend, endDate - left * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([30, 15, 7, 1]);
    const mails = await mailsAbout(backend, id);
    expect(mails.map(({ recipient }) => recipient)).toContain('may@example.vn');
    expect(mails.at(-1)?.text).toContain(name);
    expect(mails.at(-1)?.text).toMatch(/Gia hạn thêm một kỳ: [\d.]+đ \(đã gồm VAT\)/);
    await setClock(backend, endDate + 3 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([30, 15, 7, 1]);
  });

  test('SVC-01 missed reminders are sent as one, and a one-month term gets none on its first day', async () => {
    const { id, endDate } = await runServiceFor(backend, 1);
    await setClock(backend, endDate - 28 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([]);
    await setClock(backend, endDate - 5 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([7]);
  });

  test('SVC-01 INS-01 one e-mail contains all reminders of a customer on a day, and none of other customers', async () => {
    const { first, others, months } = await runServicesOf(backend, [lineOf(1), lineOf(1), planLine().line]);
    const stranger = await runServiceFor(backend, 1);
    const [due] = months;
    const all = [first, ...others];
    if (!due || all.length !== 3) throw new Error('three machines were bought');
    await setClock(backend, due.dueDate - 7 * DAY_MS);
    const mails = await Promise.all(all.map(({ id }) => mailsAbout(backend, id)));
    const [mail] = mails[0] ?? [];
    expect(mails.map((each) => each.map(({ id }) => id))).toEqual(all.map(() => [mail?.id]));
    expect(mail?.subject).toBe('Nhắc bạn 3 khoản đến hạn');
    const text = String(mail?.text);
    for (const { endDate, name, id } of all.filter(({ id }) => id !== due.services[0]?.id)) {
      expect(text).toContain(`Dịch vụ ${name} hết hạn sau 7 ngày, vào ngày ${formatDate(endDate)}.`);
      expect(text).toContain(`/service/${id}?tab=gia-han#gia-han`);
    }
    expect(text).toContain(`Kỳ trả góp tháng 2/6 của ${due.title} đến hạn sau 7 ngày`);
    expect(text).toContain('Bạn thanh toán tất cả trong một đơn tại đây:');
    expect(text).not.toContain(stranger.id);
    expect(await mailsAbout(backend, stranger.id)).toHaveLength(1);
    await setClock(backend, due.dueDate - 7 * DAY_MS + 3_600_000);
    expect(await mailsAbout(backend, first.id)).toHaveLength(1);
  });

  test('INS-01 an instalment is reminded of 7 and 1 days before the due date and once when overdue, with amount and link, and never once it is paid', async () => {
    const { subject, months } = await runServicesOf(backend, [planLine().line]);
    const [second, third] = months;
    const page = second?.services[0]?.id;
    if (!second || !third || page === undefined) throw new Error('a plan has later months');
    // An e-mail is stored for a week, so each is read when it arrives.
    const mails = new Map<unknown, Readonly<Record<string, unknown>>>();
    const passing = async (month: ScheduledInstalment, days: readonly number[]) => {
      for (const left of days) {
        await setClock(backend, month.dueDate - left * DAY_MS);
        for (const mail of await mailsAbout(backend, page)) mails.set(mail.id, mail);
      }
    };
    await passing(second, [8, 7, 6, 2, 1, 0, -1, -2, -7]);
    const name = `Kỳ trả góp tháng 2/6 của ${second.title}`;
    expect([...mails.values()].map((mail) => mail.subject)).toEqual([
      `${name} đến hạn sau 7 ngày`,
      `${name} đến hạn sau 1 ngày`,
      `${name} đã quá hạn`,
    ]);
    for (const { text } of mails.values()) {
      expect(text).toContain(`Số tiền kỳ này: ${formatDong(second.amounts.gross)} (đã gồm VAT).`);
      expect(text).toContain(`/service/${page}?tab=gia-han#tra-gop`);
      expect(text).toContain(formatDate(second.dueDate));
    }
    await setClock(backend, null);
    // The login of the purchase has expired by then.
    const again = await wireChangeSubject(backend, await freshLogin(backend, 'VERIFIED', { as: subject.owner }));
    await pay(again, unwrap(await payInstalments(again, [second, third])));
    await passing(third, [7, 1, -1]);
    expect(mails.size).toBe(3);
  });
});
