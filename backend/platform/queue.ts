/** Runs tasks one after the other, in order; a failed task does not stop the next one. */
export const createQueue = (): (<Value>(task: () => Promise<Value>) => Promise<Value>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
};
