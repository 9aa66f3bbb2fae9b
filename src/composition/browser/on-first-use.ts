/** A part of the browser's side that is fetched with its first use and made once; one that could not be fetched is asked for again. */
export const onFirstUse = <Part>(make: () => Promise<Part>): (() => Promise<Part>) => {
  let made: Promise<Part> | undefined;
  return () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
};
