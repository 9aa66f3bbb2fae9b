/** Why a process cannot start, as sentences for the operator. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
