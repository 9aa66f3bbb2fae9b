/** Path of a Chromium; ends the process when none can be had. */
export declare const findBrowser: () => string;
/** Flags that keep Chromium quiet and let it run as root in CI. */
export declare const quietFlags: string[];
