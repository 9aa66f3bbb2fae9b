/** Exits when there is none. */
export declare const findBrowser: () => string;
/** Silence Chromium and let it run as root in CI. */
export declare const quietFlags: string[];
