import { eq, like } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { MachineRow } from '#contracts/desk/operations/machine-record.ts';
import type { SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { authorisationCalls } from '#test/kit/authorisation-calls.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { serverLine } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { openOffice } from '#test/staff/staff-office.ts';

let hosts = 0;
/** An address that no other test types. */
export const freshIp = (): string => {
  hosts += 1;
  return `45.117.${Math.floor(hosts / 250)}.${1 + (hosts % 250)}`;
};

/** What a member types for a server. */
export const server = (ip = freshIp()) => ({ ip, user: 'root', password: 'Mot-Lan-2026' });

export type SetUpShop = Awaited<ReturnType<typeof openSetUpShop>>;

/** A shop whose staff set services up: two members of them, and a customer who buys. */
export const openSetUpShop = async (settings: Readonly<Record<string, string>> = { PROVISIONERS: 'manual' }) => {
  const office = await openOffice('development', settings);
  const member = await office.invite(['operations']);
  const colleague = await office.invite(['operations']);
  const desk = deskVisitor(member.browser);
  const { body } = await authorisationCalls(office.backend).post(
    '/public/oauth2/api/v1/login',
    { username: 'khach@example.vn', password: 'Thue-May-2026' },
    null,
  );
  const held = String(body.accessToken);
  const { db, clock } = office.backend.deps;
  const subject = {
    ...(await backendPaymentSubjectOf(office.backend, token(held))),
    // A member's next code has moved the clock, too: time passes from where it stands.
    pass: (milliseconds: number) => clock.set(clock.now() + milliseconds),
  };
  const buy = async (lines = [serverLine()]): Promise<readonly CloudServiceRow[]> => {
    const order = await paidOrder({ ...subject, owner: partyId('kh-demo') }, lines);
    await subject.pass(2_000);
    return db
      .select()
      .from(cloudServices)
      .where(eq(cloudServices.orderId, order.id))
      .orderBy(cloudServices.lineId, cloudServices.position);
  };
  return {
    office,
    member,
    colleague,
    /** Of the first member, and what waits there. */
    desk,
    waiting: async (filter: Readonly<Record<string, string>> = {}) =>
      (await desk.list<SetUpRow>('set-ups', { filter, perPage: 100 })).body.rows,
    /** Ids of what owners asked for and a member does. */
    asked: async () =>
      (await desk.list<MachineRow>('machines', { filter: { state: 'asked' }, perPage: 100 })).body.rows.map(
        ({ id }) => id,
      ),
    handOver: (id: string, typed: object = server(), by = desk) => by.send('set-ups', `/${id}/hand-over`, typed),
    subject,
    buy,
    one: async (lines = [serverLine()]): Promise<CloudServiceRow> => {
      const [service] = await buy(lines);
      if (!service) throw new Error('nothing was bought');
      return service;
    },
    client: (path = '/cloud-service-api/graphql') => wireClient(office.backend, path, held),
    rowOf: async (id: string): Promise<CloudServiceRow> => {
      const [row] = await db.select().from(cloudServices).where(eq(cloudServices.id, id));
      if (!row) throw new Error('no such service');
      return row;
    },
    mailsAbout: async (text: string) =>
      db
        .select()
        .from(outboxMessages)
        .where(like(outboxMessages.text, `%${text}%`)),
  };
};
