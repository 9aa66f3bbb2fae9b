/** Contains sentences for the operator. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
