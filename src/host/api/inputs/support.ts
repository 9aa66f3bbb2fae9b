import * as z from 'zod';
import { supportRequestId } from '#core/shared/ids.ts';
import type * as support from '#core/support/operations.ts';
import { command, type Inputs, key, nothing, typed } from './parts.ts';

const request = key.transform(supportRequestId);

export const supportInputs: Inputs<typeof support> = {
  answerSupportRequest: command({ id: request, text: typed(10_000) }),
  closeSupportRequest: command({ id: request }),
  listSupportRequests: nothing,
  loadSupportRequest: z.object({ id: request }),
  openSupportRequest: command({ title: typed(500), text: typed(10_000), order: typed(128), service: typed(128) }),
};
