import type { World } from '#adapters/memory/world.ts';
import { ok } from '#core/shared/result.ts';
import type { StatusBoard } from '#core/status/status-board.port.ts';

/** Fake of the board over a world; tests write what was measured. [StatusBoard] */
export const memoryStatusBoard = ({ state }: World): StatusBoard => ({
  load: async () => ok({ now: state.now, ...state.status }),
});
