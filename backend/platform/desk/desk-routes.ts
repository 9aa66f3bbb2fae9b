import { createHash } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffMember, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { csvFile } from '#contracts/csv.ts';
import type { DeskRefusal, DeskRights } from '#contracts/desk/desk-session.ts';
import type { Rejection } from '#core/shared/failure.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import {
  ActionRefusal,
  type DeskAudience,
  type DeskCommand,
  type DeskOrder,
  type DeskOutcome,
  type DeskQuery,
  type DeskRecord,
  type DeskResource,
  type DeskTrial,
  FieldRefusal,
  type SecondPerson,
} from './desk-resource.ts';
import { MAX_WORKBOOK_ROWS, streamCsv, writeListWorkbook, writeTableWorkbook } from './list-file.ts';
import { runOrHold } from './run-or-hold.ts';

const MAX_ROWS = 100;
/** A form of the desk with a page of text. */
const FORM_BYTES = 1024 * 1024;

const listQuery = z.object({
  words: z.string().default(''),
  filter: z.record(z.string(), z.string()).default({}),
  sort: z.string().default(''),
  isDescending: z.boolean().default(false),
  page: z.number().int().min(1).max(100_000).default(1),
  perPage: z.number().int().min(1).max(MAX_ROWS).default(25),
});

/** Without NUL, which PostgreSQL cannot store. */
const readJson = (form: URLSearchParams, field: string): unknown => {
  try {
    return JSON.parse(form.get(field) ?? '{}', (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    );
  } catch {
    throw new ServiceFailure('BAD_USER_INPUT', 'No JSON', { field });
  }
};

const sentences: Readonly<Record<string, string | ((detail: Rejection) => string)>> = {
  STATUS_NOT_ALLOWED: 'Mục này vừa đổi, hoặc việc này đã được làm. Mở lại để xem bản mới nhất, rồi làm lại.',
  NOT_FOUND: 'Mục này không có hoặc đã bị xoá.',
  ALREADY_PAID: 'Đơn này đã được thanh toán.',
  ORDER_NOT_OPEN: 'Đơn này không còn chờ thanh toán.',
  // At the desk only payments meet a voucher, and only they meet a reserved domain.
  VOUCHER_REFUSED: ({ code }) => `Mã giảm giá ${code} của đơn đã hết lượt dùng.`,
  TERM_NOT_SOLD: 'Sản phẩm không bán kỳ hạn này.',
  PRODUCT_UNAVAILABLE: 'Sản phẩm không còn bán.',
  PLACE_SOLD_OUT: 'Nơi đặt máy đã hết chỗ.',
  DOMAIN_UNAVAILABLE: ({ domain, status }) =>
    status === 'reserved'
      ? `Tên miền ${domain} đã thuộc về một đơn khác.`
      : 'Tên miền chỉ đặt được ở cửa hàng, vì phải hỏi nhà đăng ký.',
  REFUND_IMPOSSIBLE: 'Theo chính sách, dịch vụ này không được hoàn tiền.',
  SERVICE_BUSY: 'Một đơn chưa xong đang thay đổi dịch vụ này. Huỷ đơn đó trước.',
  INSTALMENT_BUSY: 'Một đơn chưa xong đang trả kỳ góp của dịch vụ này. Huỷ đơn đó trước.',
  SERVICE_ACTION_RUNNING: 'Dịch vụ đang làm một việc khác. Hãy đợi việc đó xong.',
  SERVICE_SUSPENDED: 'Dịch vụ đang tạm ngưng nên không bật, tắt được.',
  SERVICE_ACTION_IMPOSSIBLE: 'Dịch vụ không ở trạng thái làm được việc này.',
  AMOUNT_CHANGED: 'Số tiền chưa khớp số còn phải trả của đơn.',
};
const FIELDS = 'Có ô chưa đúng. Hãy sửa rồi lưu lại.';

const answerRefusal = (c: StaffRequest['c'], failure: unknown): Response => {
  if (failure instanceof FieldRefusal) {
    const body: DeskRefusal = { code: 'BAD_USER_INPUT', message: FIELDS, errors: failure.errors };
    return c.json(body, 422);
  }
  if (failure instanceof ActionRefusal) return c.json({ code: 'REFUSED', message: failure.message }, 409);
  if (!(failure instanceof ServiceFailure)) throw failure;
  const sentence = lookUp(sentences, failure.code) ?? FIELDS;
  const message = typeof sentence === 'string' ? sentence : sentence(failure.detail ?? {});
  const body: DeskRefusal = { code: failure.code, message };
  return c.json(body, failure.status);
};

/** Answers refusals in JSON. */
const refusing =
  (handle: (request: StaffRequest) => Promise<Response>) =>
  async (request: StaffRequest): Promise<Response> => {
    try {
      return await handle(request);
    } catch (failure) {
      return answerRefusal(request.c, failure);
    }
  };

/** Answers in JSON, also with refusals. */
const answering = (handle: (request: StaffRequest) => Promise<object>) =>
  refusing(async (request) => request.c.json(await handle(request)));

/** Changes with what the form of a change shows. */
const versionOf = ({ update }: DeskResource, record: DeskRecord): string => {
  const values = Object.entries(record).filter(([name]) => update?.fields.includes(name));
  return createHash('sha256')
    .update(JSON.stringify(values.toSorted(([a], [b]) => a.localeCompare(b))))
    .digest('base64url');
};

const versioned = (resource: DeskResource, record: DeskRecord) => ({
  ...record,
  version: versionOf(resource, record),
});

/** Throws NOT_FOUND. */
const find = async (resource: DeskResource, db: Database | Transaction, id: string, member: StaffMember) => {
  const record = await resource.read(db, id, member);
  if (record === null) throw notFound('record');
  return versioned(resource, record);
};

/** Throws BAD_USER_INPUT. */
const readQuery = ({ sorts, filters }: DeskResource, form: URLSearchParams): DeskQuery => {
  const parsed = listQuery.safeParse(readJson(form, 'query'));
  if (!parsed.success) throw new ServiceFailure('BAD_USER_INPUT', 'No query of a list', { field: 'query' });
  const { words, filter, sort, isDescending, page, perPage } = parsed.data;
  return {
    words: cleanTyped(words).slice(0, MAX_ROWS),
    filter: Object.fromEntries(Object.entries(filter).filter(([name]) => filters.includes(name))),
    sort: sorts.find((each) => each === sort) ?? sorts[0],
    isDescending,
    limit: perPage,
    offset: (page - 1) * perPage,
  };
};

const list = (resource: DeskResource) =>
  answering(({ form, member }) => resource.list(readQuery(resource, form), member));

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const tooManyRows: DeskRefusal = {
  code: 'too-many-rows',
  message: `Danh sách có hơn ${MAX_WORKBOOK_ROWS.toLocaleString('vi-VN')} dòng. Hãy lọc bớt, hoặc tải tệp CSV.`,
};

/** The whole list as a file. The staff log tells who took how many rows; words of the search are not kept. */
const listFile = (resource: DeskResource) =>
  refusing(async ({ c, form, member, change }) => {
    const listed = { columns: resource.columns, list: (wanted: DeskQuery) => resource.list(wanted, member) };
    const query = readQuery(resource, form);
    const format = form.get('format') === 'xlsx' ? 'xlsx' : 'csv';
    const { total } = await listed.list({ ...query, limit: 1, offset: 0 });
    if (format === 'xlsx' && total > MAX_WORKBOOK_ROWS) return c.json(tooManyRows, 409);
    let isRecorded = false;
    await change(async () => {
      isRecorded = true;
      return { before: {}, after: { format, rows: total } };
    });
    if (!isRecorded) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The form was sent before');
    c.header('content-disposition', `attachment; filename="${resource.name}.${format}"`);
    const content =
      format === 'csv' ? streamCsv(listed, query) : new Uint8Array(await writeListWorkbook(listed, query));
    return c.body(content, 200, { 'content-type': contentTypes[format] });
  });

/** Until the end of the transaction others of this record wait. */
export const lockRecord = async (tx: Transaction, resource: string, id: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`desk ${resource} ${id}`}))`);
};

/**
 * Members of one record wait for each other. `seen`: the version that a change began from; null for an action, whose
 * command decides. Throws NOT_FOUND, and STATUS_NOT_ALLOWED for another version or none.
 */
const claim = async (
  resource: DeskResource,
  tx: Transaction,
  { id, member }: DeskOrder,
  seen: string | null,
): Promise<DeskRecord> => {
  await lockRecord(tx, resource.name, id);
  const found = await find(resource, tx, id, member);
  if (seen !== null && seen !== found.version)
    throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Another member changed it');
  return found;
};

/** The fact of the staff log that names a record whose id says nothing: the number of its order, request or invoice. */
const numberOf = (record: DeskRecord): DeskOutcome['after'] => {
  const known = Object.entries(record).find(
    ([name, value]) => ['number', 'orderNumber'].includes(name) && typeof value === 'string' && value !== '',
  );
  return known ? { number: String(known[1]) } : {};
};

/** Runs a command once per key of its form, and answers with the record as it is then; with its id when it is gone. */
const run = (db: Database, resource: DeskResource, command: DeskCommand, action: string, second: SecondPerson) =>
  answering(async ({ c, form, member, change }) => {
    const order = { id: c.req.param('id') ?? '', member };
    const typed = readJson(form, 'data');
    let id = order.id;
    let outcome: Pick<DeskOutcome, 'afterwards' | 'shown'> = {};
    await change(async (tx) => {
      const isUpdate = command === resource.update;
      const found = id === '' ? null : await claim(resource, tx, order, isUpdate ? (form.get('version') ?? '') : null);
      const { before, after, ...changed } = await runOrHold(second, command, tx, {
        resource: resource.name,
        action,
        typed,
        order,
      });
      id = changed.id;
      outcome = changed;
      return { before, after: found === null || isUpdate ? after : { ...numberOf(found), ...after } };
    });
    await outcome.afterwards?.();
    // A form that was sent twice made its record the first time.
    if (id === '') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The record was made');
    const record = await resource.read(db, id, member);
    return { ...(record === null ? { id } : versioned(resource, record)), ...outcome.shown };
  });

/** Makes what the form says, answers with it, and takes it back. */
const trialRoute = (db: Database, name: string, { right, run: make }: DeskTrial): StaffRoute => ({
  method: 'POST',
  path: `/desk/trials/${name}`,
  audience: right,
  formBytes: FORM_BYTES,
  handle: answering(async ({ form, member }) => {
    let made: object = {};
    try {
      await db.transaction(async (tx) => {
        made = await make(tx, readJson(form, 'data'), { id: '', member });
        tx.rollback();
      });
    } catch (failure) {
      if (!(failure instanceof TransactionRollbackError)) throw failure;
    }
    return made;
  }),
});

const tableRoute = ({ name, reader }: DeskResource, table: NonNullable<DeskResource['table']>): StaffRoute => ({
  method: 'GET',
  path: `/desk/tables/${name}/:id`,
  audience: reader,
  handle: async ({ c }) => {
    const found = await table(c.req.param('id') ?? '');
    if (found === null) throw notFound('table');
    const format = c.req.query('format') === 'xlsx' ? 'xlsx' : 'csv';
    const content =
      format === 'csv' ? csvFile(found.columns, found.rows) : new Uint8Array(await writeTableWorkbook(found));
    return c.body(content, 200, {
      'content-type': contentTypes[format],
      'content-disposition': `attachment; filename="${found.name}.${format}"`,
    });
  },
});

const partRoutes = ({ name, reader: of, parts = {} }: DeskResource): readonly StaffRoute[] =>
  Object.entries(parts).map(([part, { read, reader = of, confirmedWithinMinutes }]) => ({
    method: 'GET',
    path: `/desk/records/${name}/:id/${part}`,
    audience: reader,
    ...(confirmedWithinMinutes ? { confirmedWithinMinutes } : {}),
    handle: answering(async ({ c, member }) => {
      const found = await read(c.req.param('id') ?? '', member);
      if (found === null) throw notFound('record');
      return found;
    }),
  }));

/** The addresses of one kind of record. Words of a search are posted, because addresses stand in histories and logs. */
export const deskRoutes = (db: Database, resource: DeskResource, second: SecondPerson): readonly StaffRoute[] => {
  const { name, reader, table, create, trial, update, actions = {} } = resource;
  const at = (command: DeskCommand, path: string, action = ''): StaffRoute => ({
    method: 'POST',
    path: `/desk/records/${name}${path}`,
    audience: command.right,
    formBytes: command.formBytes ?? FORM_BYTES,
    ...(command.confirmedWithinMinutes ? { confirmedWithinMinutes: command.confirmedWithinMinutes } : {}),
    handle: run(db, resource, command, action, second),
  });
  return [
    { method: 'POST', path: `/desk/lists/${name}`, audience: reader, handle: list(resource) },
    { method: 'POST', path: `/desk/files/${name}`, audience: reader, handle: listFile(resource) },
    {
      method: 'GET',
      path: `/desk/records/${name}/:id`,
      audience: reader,
      handle: answering(({ c, member }) => find(resource, db, c.req.param('id') ?? '', member)),
    },
    ...partRoutes(resource),
    ...(table ? [tableRoute(resource, table)] : []),
    ...(create ? [at(create, '')] : []),
    ...(trial ? [trialRoute(db, name, trial)] : []),
    ...(update ? [at(update, '/:id')] : []),
    ...Object.entries(actions).map(([action, command]) => at(command, `/:id/${action}`, action)),
  ];
};

/** What the desk offers a member, by resource that they may read. */
export const rightsOf = (
  { rights }: Pick<StaffMember, 'rights'>,
  resources: readonly DeskResource[],
): Readonly<Record<string, DeskRights>> => {
  const holds = (audience: DeskAudience): boolean => audience === 'staff' || rights.includes(audience);
  const has = (command: DeskCommand | undefined): boolean => command !== undefined && holds(command.right);
  return Object.fromEntries(
    resources
      .filter(({ reader }) => holds(reader))
      .map(({ name, reader: of, create, update, actions = {}, parts = {} }) => [
        name,
        {
          create: has(create),
          update: has(update),
          actions: [
            ...Object.keys(actions).filter((action) => has(lookUp(actions, action))),
            ...Object.entries(parts).flatMap(([part, { reader = of }]) => (holds(reader) ? [part] : [])),
          ],
        },
      ]),
  );
};
