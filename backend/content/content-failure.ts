/** Why the content system refuses a question, in its own words. */
export class ContentFailure extends Error {
  readonly status: 400 | 401 | 404 | 500;
  readonly title: string;
  constructor(status: 400 | 401 | 404 | 500, title: string, message: string) {
    super(message);
    this.status = status;
    this.title = title;
  }
}

export const invalidParameter = (name: string): ContentFailure =>
  new ContentFailure(400, 'ValidationError', `Invalid parameter ${name}`);

/** What the recorded system answers where its database chokes on a value. */
export const choked = (): ContentFailure => new ContentFailure(500, 'InternalServerError', 'Internal Server Error');
