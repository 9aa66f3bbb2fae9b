import { HttpError } from 'react-admin';
import type { DeskRefusal } from '#contracts/desk/desk-session.ts';
import { failureWords } from '#desk/words/desk.vi.ts';

/** Under which react-admin's forms take a sentence that belongs to no field. */
const ROOT = 'root.serverError';

/**
 * A refusal; `body.errors` are the sentences of fields, which react-admin's forms show. A form that was refused as a whole
 * has an error too, because one without errors counts as saved and no longer warns whoever leaves it.
 */
export class DeskFailure extends HttpError {
  readonly #code: string | undefined;
  constructor(message: string, status: number, refusal?: DeskRefusal) {
    const { errors = {} } = refusal ?? {};
    super(message, status, { ...refusal, errors: Object.keys(errors).length > 0 ? errors : { [ROOT]: message } });
    // HttpError makes each error one of its own class.
    Object.setPrototypeOf(this, new.target.prototype);
    this.#code = refusal?.code;
  }
  get isLoggedOut(): boolean {
    return this.#code === 'logged-out';
  }
  /** Sentences by field, without one about the form as a whole. */
  get fields(): Readonly<Record<string, string>> | undefined {
    const { [ROOT]: _, ...fields } = this.body?.errors ?? {};
    return Object.keys(fields).length > 0 ? fields : undefined;
  }
  /** A code of the authenticator app is needed first. */
  get isUnconfirmed(): boolean {
    return this.#code === 'not-confirmed';
  }
}

const { unreachable, loggedOut } = failureWords;

const send = async (path: string, form: URLSearchParams | undefined): Promise<Response> => {
  try {
    return await fetch(path, {
      headers: { accept: 'application/json' },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
  } catch {
    throw new DeskFailure(unreachable, 0);
  }
};

const refuse = async (answer: Response): Promise<never> => {
  const isRefusal = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const refusal: DeskRefusal = isRefusal ? await answer.json() : { code: '', message: unreachable };
  throw new DeskFailure(refusal.code === 'logged-out' ? loggedOut : refusal.message, answer.status, refusal);
};

/**
 * Reads, or posts a form like the staff's other pages. Throws DeskFailure.
 */
export const ask = async <Answer>(path: string, form?: URLSearchParams): Promise<Answer> => {
  const answer = await send(path, form);
  return answer.ok ? answer.json() : refuse(answer);
};

/** Posts a form that is answered with a file. Throws DeskFailure. */
export const askFile = async (path: string, form: URLSearchParams): Promise<Blob> => {
  const answer = await send(path, form);
  return answer.ok ? answer.blob() : refuse(answer);
};

/** What stands against the fields of a form, or why it was refused at all. */
export const reasonOf = (failure: Error): string => {
  const errors = failure instanceof DeskFailure ? Object.values(failure.body?.errors ?? {}) : [];
  return errors.length === 0 ? failure.message : errors.join(' ');
};
