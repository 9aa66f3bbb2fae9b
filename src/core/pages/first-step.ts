import type { Home } from './home.ts';

/** The product line that most visitors come for. */
export const LEADING_LINE = 'cloud-server';

/** Where home leads first: to the leading line, to the whole shop that lacks it, or to advice where nothing is sold yet. */
export type FirstStep = 'leading-line' | 'whole-shop' | 'advice';

/** A board that did not load, null, says nothing against the leading line. */
export const firstStepOf = (board: Home['board']): FirstStep => {
  if (board === null) return 'leading-line';
  if (board.length === 0) return 'advice';
  return board.some(({ lines }) => lines.some(({ handle }) => handle === LEADING_LINE)) ? 'leading-line' : 'whole-shop';
};
