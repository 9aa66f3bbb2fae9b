import * as z from 'zod';
import { confirmPlanChange } from '#backend/cloud-services/changes/confirm-paid-plan.ts';
import { confirmNextPlan } from '#backend/cloud-services/changes/next-plan.ts';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import { retryTask, takeOverTask } from '#backend/cloud-services/tasks/staff-tasks.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  deskTrial,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { readHandOver } from '#backend/provisioning/hand-over-fields.ts';
import { setUpColumns } from '#contracts/desk/columns/operations/set-up-columns.vi.ts';
import { handOverForm, type PastePlan, pasteFields, type SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { findSetUpIds } from './find-set-up-ids.ts';
import { findByCode, findSetUp, handOver } from './hand-over.ts';
import { retryLine } from './queued-lines.ts';
import { type PastedLine, readPaste } from './read-paste.ts';
import { loadSetUps, readSetUp, type SetUpWork, workOf } from './set-up-rows.ts';

type Deps = MailDeps & Pick<BackendDeps, 'db' | 'secrets'>;

/** As a list shows them; the page is cut in the database. */
const list = async (db: Database, now: number, query: DeskQuery) => {
  const { ids, total } = await findSetUpIds(db, now, query);
  const found = await loadSetUps(db, ids, now);
  const rows = found.map(({ serviceId, choices, fields, handedOver, tries, ...row }): SetUpRow => row);
  return { rows, total };
};

/** A sentence about the address that a command refused; null when it refused for another reason. */
const takenAddress = (error: unknown): string | null => {
  if (!(error instanceof ServiceFailure) || error.detail?.field !== 'ip') return null;
  return `${error.detail.address} đang thuộc dịch vụ «${error.detail.service}».`;
};

const toPlan = (lines: readonly PastedLine[]): PastePlan => ({
  rows: lines.map(({ line, waiting, facts, problem }) => ({
    id: String(line),
    name: waiting?.service.name ?? '',
    orderNumber: waiting?.order.number ?? '',
    addresses: (facts?.ips.join(' ') || facts?.address) ?? '',
    user: facts?.username ?? '',
    hasPassword: typeof facts?.password === 'string',
    problem,
  })),
});

/** All of them, or none. Throws FieldRefusal with each line that cannot be. */
const handOverPaste = async (deps: Deps, tx: Transaction, lines: readonly PastedLine[], by: string) => {
  const refuse = (line: number, problem: string) => `Dòng ${line}: ${problem}`;
  const problems = lines.filter(({ problem }) => problem !== '');
  if (problems.length > 0)
    throw new FieldRefusal({ lines: problems.map(({ line, problem }) => refuse(line, problem)).join('\n') });
  for (const { line, waiting, facts } of lines) {
    if (waiting === null || facts === null) continue;
    await handOver(deps, tx, { serviceId: waiting.service.id, facts, by }).catch((failure: unknown) => {
      const problem = takenAddress(failure);
      throw problem === null ? failure : new FieldRefusal({ lines: refuse(line, problem) });
    });
  }
};

/** Throws FieldRefusal, ActionRefusal once a colleague was faster. */
const handOverOne = async (
  deps: Deps,
  tx: Transaction,
  { id, typed, by }: { readonly id: string; readonly typed: Readonly<Record<string, string>>; readonly by: string },
): Promise<StaffChange> => {
  const found = await findSetUp(tx, id);
  if (found === null) throw notFound('set-up');
  const { handedOverBy, deliveredAt } = found.service;
  if (handedOverBy !== null)
    throw new ActionRefusal(
      `${handedOverBy} đã bàn giao dịch vụ này lúc ${formatMinute(deliveredAt ?? 0)}. Thông tin bạn gõ không được lưu.`,
    );
  const read = readHandOver(kindOfService(found.service), new Map(Object.entries(typed)));
  if (!read.ok) throw new FieldRefusal(Object.fromEntries(read.problems));
  return handOver(deps, tx, { serviceId: id, facts: read.facts, by }).catch((failure: unknown) => {
    const ip = takenAddress(failure);
    throw ip === null ? failure : new FieldRefusal({ ip });
  });
};

type Deed = (tx: Transaction, work: SetUpWork) => Promise<StaffChange>;

/** An action without a form. Throws NOT_FOUND. */
const act = (deed: Deed) =>
  deskCommand(
    'set-ups:act',
    z.object({}),
    async (tx, _, { id }): Promise<DeskOutcome> => ({
      id,
      ...(await deed(tx, workOf(id))),
    }),
  );

/** What is paid and waits: services that members set up and hand over, changed plans, and what systems did not do. */
export const setUpResource = (deps: Deps): DeskResource => {
  const { db, clock } = deps;
  return {
    name: 'set-ups',
    reader: 'set-ups:read',
    sorts: ['deadline', 'since'],
    filters: ['kind', 'due'],
    columns: setUpColumns,
    list: (query) => list(db, clock.now(), query),
    read: (at, id) => readSetUp(at, id, clock.now()),
    create: deskCommand('set-ups:act', pasteFields, async (tx, { lines }, { member }) => {
      const read = await readPaste(lines, (code) => findByCode(tx, code));
      await handOverPaste(deps, tx, read, member.name);
      return { id: 'paste', before: { setUp: 'WAITING' }, after: { setUp: 'DONE', services: read.length } };
    }),
    trial: deskTrial('set-ups:act', pasteFields, async (tx, { lines }) =>
      toPlan(await readPaste(lines, (code) => findByCode(tx, code))),
    ),
    actions: {
      'hand-over': deskCommand('set-ups:act', handOverForm, async (tx, typed, { id, member }) => ({
        id,
        ...(await handOverOne(deps, tx, { id, typed, by: member.name })),
      })),
      confirm: act((tx, work) => {
        if (work.kind === 'line') return confirmPlanChange(deps, tx, work.id);
        if (work.kind === 'plan') return confirmNextPlan(deps, tx, work.id);
        throw notFound('changed plan');
      }),
      retry: act((tx, work) => {
        if (work.kind === 'line') return retryLine(deps, tx, work.id);
        if (work.kind === 'task') return retryTask(deps, tx, work.id);
        throw notFound('failed set-up');
      }),
      'take-over': act((tx, work) => {
        if (work.kind === 'task') return takeOverTask(deps, tx, work.id);
        throw notFound('task of a system');
      }),
    },
  };
};
