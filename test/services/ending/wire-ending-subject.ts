import { expect } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceEnding } from '#adapters/graphql/service-ending.ts';
import { token } from '#core/shared/ids.ts';
import { freshLogin, freshToken, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { holdServiceAt } from '#test/services/renewals/hold-staff.ts';
import type { EndingSubject } from './ending-subject.ts';
import { decideRefundAt } from './refunds-staff.ts';

/** The newest request to end a service, as stored. */
export const requestOf = async (backend: TestBackend, service: string) => {
  const [row] = await runSql(
    backend,
    `select * from refund_requests where service_id = '${service}' order by asked_at desc`,
  );
  if (!row) throw new Error('nothing was asked');
  return row;
};

/** Ends of services of a backend, for two customers and a guest. */
export const wireEndingSubject = async (backend: TestBackend): Promise<EndingSubject> => {
  const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
  const at = (held: string) => wireClient(backend, '/cloud-service-api/graphql', held);
  const subject = await wireChangeSubject(backend, customer);
  let ahead = 0;
  return {
    ...subject,
    pass: (milliseconds) => {
      ahead += milliseconds;
      return subject.pass(milliseconds);
    },
    now: () => Date.now() + ahead,
    control: graphqlServiceControl(at(token(customer.token))),
    ending: graphqlServiceEnding(at(customer.token)),
    othersEnding: graphqlServiceEnding(at(other.token)),
    guestsEnding: graphqlServiceEnding(at(guest)),
    decide: async (id, reason) => {
      const { id: request } = await requestOf(backend, id);
      const decided = reason === null ? ({ decision: 'confirm' } as const) : ({ decision: 'refuse', reason } as const);
      expect(await decideRefundAt(backend, String(request), decided)).toBe(200);
    },
    hold: async (id, reason) => {
      const [deed, why] = reason === null ? (['resume', 'Đã xử lý xong'] as const) : (['suspend', reason] as const);
      expect(await holdServiceAt(backend, id, { deed, reason: why })).toBe(200);
    },
    moveEnd: async (id, endDate) => {
      await runSql(backend, `update cloud_services set end_date = ${endDate} where id = '${id}'`);
    },
    moveDue: async (id, dueDate) => {
      await runSql(
        backend,
        `update instalment_dues set due_at = ${dueDate} where id = (select d.id from instalment_dues d join cloud_services s on s.line_id = d.line_id where s.id = '${id}' and d.paid_at is null order by d.due_at limit 1)`,
      );
    },
  };
};
