/** Work that takes all of a processor waits for its turn: whatever is given runs alone, in the order in which it came. */
export const oneAtATime = (): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
};
