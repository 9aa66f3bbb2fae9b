import * as z from 'zod/mini';
import { type AllReadersOf, converted, filled } from '#adapters/replies/schema.ts';
import {
  type NewSupportBody,
  type SupportFileAnswer,
  type SupportFileWire,
  type SupportMessageBody,
  type SupportMessageWire,
  type SupportRequestWire,
  type SupportRowWire,
  supportPaths,
} from '#contracts/rest/support-rest.ts';
import { supportRequestId } from '#core/shared/ids.ts';
import type { SupportDesk } from '#core/support/support-desk.port.ts';
import type { SupportRequest, SupportRequestRow } from '#core/support/support-request.ts';
import { fileKinds } from '#core/support-rules/file-kinds.ts';
import { supportStates } from '#core/support-rules/support-state.ts';
import type { ServiceClient } from '../service-client.ts';

const rowReaders = {
  id: filled,
  number: filled,
  title: z.string(),
  state: z.enum(supportStates),
  updatedAt: z.number(),
} satisfies AllReadersOf<SupportRowWire>;
const message = z.object({
  id: filled,
  from: z.enum(['customer', 'staff']),
  at: z.number(),
  text: z.string(),
  files: z.array(z.object({ id: filled, name: filled, bytes: z.number() } satisfies AllReadersOf<SupportFileWire>)),
} satisfies AllReadersOf<SupportMessageWire>);
const request = z.object({
  ...rowReaders,
  about: z.nullable(z.object({ kind: z.enum(['order', 'service']), id: filled, title: z.string() })),
  messages: z.array(message),
} satisfies AllReadersOf<SupportRequestWire>);

const list = converted(z.object({ data: z.array(z.object(rowReaders)) }), ({ data }) =>
  data.map((row): SupportRequestRow => ({ ...row, id: supportRequestId(row.id) })),
);
const one = converted(
  z.object({ data: request }),
  ({ data }): SupportRequest => ({ ...data, id: supportRequestId(data.id) }),
);
const opened = converted(z.object({ data: z.object({ id: filled }) }), ({ data }) => supportRequestId(data.id));
const file = converted(
  z.object({
    data: z.object({
      name: filled,
      content: filled,
      kind: z.enum(fileKinds),
    } satisfies AllReadersOf<SupportFileAnswer['data']>),
  }),
  ({ data }) => data,
);
const done = converted(z.object({ data: z.literal(true) }), () => null);

/** The storefront service, /v1/support-requests. [SupportDesk] */
export const restSupportDesk = ({ rest }: Pick<ServiceClient, 'rest'>): SupportDesk => ({
  list: () => rest('GET', supportPaths.all, { schema: list }),
  file: (id, one) => rest('GET', supportPaths.file(id, one), { schema: file }),
  load: (id) => rest('GET', supportPaths.one(id), { schema: one }),
  open: (given, idempotencyKey) =>
    rest('POST', supportPaths.all, { body: given satisfies NewSupportBody, schema: opened, idempotencyKey }),
  write: (id, message, idempotencyKey) =>
    rest('POST', supportPaths.messages(id), {
      body: message satisfies SupportMessageBody,
      schema: done,
      idempotencyKey,
    }),
  close: (id, idempotencyKey) => rest('POST', supportPaths.close(id), { body: {}, schema: done, idempotencyKey }),
});
