/** An expected failure; its message is one sentence. */
export class StartFailure extends Error {}
