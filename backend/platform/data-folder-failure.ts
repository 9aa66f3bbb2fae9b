import { StartFailure } from './start-failure.ts';

/** What a file system says when a program may not write, or cannot. */
const causes: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EISDIR', 'a folder stands where a file should be'],
  ['EEXIST', 'a file stands where a folder should be'],
  ['ENAMETOOLONG', 'the path is too long'],
]);

/** Runs what writes into the data folder at the start. Throws StartFailure with one sentence when it cannot be written. */
export const writingTo = <Value>(dataDir: string, write: () => Value): Value => {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const cause = causes.get(code);
    if (cause === undefined) throw error;
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written: ${cause}. Set DATA_DIR to a folder of this user with free space.`,
    );
  }
};
