/** Loads a part of the browser code once, on first use; a failed load is retried at the next use. */
export const loadOnce = <Part>(make: () => Promise<Part>): (() => Promise<Part>) => {
  let made: Promise<Part> | undefined;
  return () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
};
