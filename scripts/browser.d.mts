/** Path of a Chromium; exits when there is none. */
export declare const findBrowser: () => string;
/** Flags that silence Chromium and let it run as root in CI. */
export declare const quietFlags: string[];
