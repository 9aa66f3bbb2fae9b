import type { Transaction } from '#backend/platform/database/database.ts';
import type { DeskCommand, DeskOutcome, HeldCommand, SecondPerson } from './desk-resource.ts';

/** The fact of the staff log that the next part of the same money is added to. */
export const MOVED = 'moved';

/** Rolls back what a command did that needs a second person. */
class NeedsSecondPerson extends Error {
  override readonly name = 'NeedsSecondPerson';
  readonly outcome: DeskOutcome;
  constructor(outcome: DeskOutcome) {
    super('The amount needs a second person');
    this.outcome = outcome;
  }
}

/** Runs a command; one that moves more than the limit changes nothing and waits, with what it would change. */
export const runOrHold = async (
  { limit, movedBefore, hold }: SecondPerson,
  command: DeskCommand,
  tx: Transaction,
  { typed, order, ...asked }: Omit<HeldCommand, 'amount' | 'change'>,
): Promise<DeskOutcome> => {
  if (limit === 0) return command.run(tx, typed, order);
  try {
    return await tx.transaction(async (attempt) => {
      const outcome = await command.run(attempt, typed, order);
      const { amount = 0 } = outcome;
      if (amount === 0) return outcome;
      if (amount + (await movedBefore(tx, { resource: asked.resource, order })) > limit)
        throw new NeedsSecondPerson(outcome);
      return { ...outcome, after: { ...outcome.after, [MOVED]: amount } };
    });
  } catch (failure) {
    if (!(failure instanceof NeedsSecondPerson)) throw failure;
    const { amount = 0, before, after } = failure.outcome;
    const change = await hold(tx, { ...asked, typed, order, amount, change: { before, after } });
    return { ...change, id: order.id, shown: { isHeld: true } };
  }
};
