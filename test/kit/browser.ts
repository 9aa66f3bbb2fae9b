/** A port that lives in a browser's cookies, seen over several requests. */
export type Requests<Port> = {
  /** The port during the browser's next request: what was written before is there. */
  readonly next: () => Port;
  /** The same in another browser. */
  readonly elsewhere: () => Port;
  /** The browser's next request so many milliseconds later. */
  readonly after: (milliseconds: number) => Port;
};
