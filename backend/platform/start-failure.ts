/** Why a process cannot start, as sentences for the person who started it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
