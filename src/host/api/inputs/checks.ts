import type * as checks from '#core/checks/operations.ts';
import type { Inputs } from './inputs.ts';
import { nothing } from './parts.ts';

export const checksInputs: Inputs<typeof checks> = {
  selfCheck: nothing,
};
