import type * as pages from '#core/pages/operations.ts';
import type { Inputs } from './inputs.ts';
import { nothing } from './parts.ts';

export const pagesInputs: Inputs<typeof pages> = {
  loadHome: nothing,
  loadShell: nothing,
  loadVisitor: nothing,
};
