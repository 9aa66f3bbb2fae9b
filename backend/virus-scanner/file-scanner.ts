/** `unknown`: the scanner did not answer, or could not read the file. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown';

/** Tells whether a file contains a known virus. Never rejects. */
export type FileScanner = (bytes: Buffer) => Promise<ScanVerdict>;
