import * as z from 'zod';
import { supportRequestId } from '#core/shared/ids.ts';
import type * as support from '#core/support/operations.ts';
import { MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { command, type Inputs, key, list, nothing, typed } from './parts.ts';

const request = key.transform(supportRequestId);
/** Accepts files that are too large, so that the refusal can name them. */
const files = list(z.object({ name: typed(1_000), content: typed(3 * MAX_FILES_BYTES) }));

export const supportInputs: Inputs<typeof support> = {
  answerSupportRequest: command({ id: request, text: typed(10_000), files }),
  closeSupportRequest: command({ id: request }),
  listSupportRequests: nothing,
  loadSupportFile: z.object({ id: request, file: key }),
  loadSupportRequest: z.object({ id: request }),
  openSupportRequest: command({
    title: typed(500),
    text: typed(10_000),
    order: typed(128),
    service: typed(128),
    files,
  }),
};
