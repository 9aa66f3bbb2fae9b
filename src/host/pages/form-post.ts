import type { RequestScope } from '#composition/host.ts';
import type { CartView } from '#core/cart/cart.ts';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type CommandName, isCommand, isOperation, type UseCases } from '#core/operations.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import { type Json, nestFields } from '#core/shared/text/form-fields.ts';
import { run as runOperation } from '#core/shop-client.ts';
import { statusOfFailure } from '#host/api/api-routes.ts';
import { readInput } from '#host/api/read-input.ts';
import type { FailedPost, Flash } from '#ui/app/context.ts';

export type FormOutcome =
  | {
      readonly kind: 'done';
      readonly goTo: string;
      readonly flash: Flash | null;
      /** What a command about the cart has left; null for other commands, and when it could not be reloaded. */
      readonly cart: CartView | null;
      /** The next page may be the answer, because the browser's script corrects the address. */
      readonly mayAnswerWithPage: boolean;
    }
  /** The page is rendered with the secret, which exists in this answer only. */
  | { readonly kind: 'shown-once'; readonly flash: Flash }
  | { readonly kind: 'failed'; readonly submission: FailedPost; readonly status: number }
  /** The form names no command, or has more fields than any form of the shop. */
  | { readonly kind: 'unreadable' };

/** Of one form; the largest real one, fifty domains with their totals, has about 110. [ASVS V15.2.2] */
const MAX_FIELDS = 500;

type Done = Outcome & {
  readonly secret?: string;
  readonly cart?: CartView | null;
};
type Fields = { readonly [key: string]: Json };

/** Only a browser that runs the page's boot script sends it: `src/composition/boot.ts`. */
const SCRIPTED_FIELD = '_scripted';

/** Beside the fields of a command. */
const ownFields: ReadonlySet<string> = new Set(['_use', 'idempotencyKey', SCRIPTED_FIELD]);

/** Fields that are never returned in a document. */
const secretFields: ReadonlySet<string> = new Set(['password', 'old', 'repeat', 'authCode']);

/** Runs the command named in `_use`. `derive`: idempotency key for forms without one. A failure returns the input. */
export const submitForm = async (
  form: FormData,
  { useCases }: RequestScope,
  derive: (fields: string) => IdempotencyKey,
): Promise<FormOutcome> => {
  const all = [...form];
  if (all.length > MAX_FIELDS) return { kind: 'unreadable' };
  const entries = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files = await readFiles(form);
  const use = entries.find(([name]) => name === '_use')?.[1] ?? '';
  if (!isOperation(use) || !isCommand(use)) return { kind: 'unreadable' };
  const isTyped = ([name]: readonly [string, string]): boolean => !ownFields.has(name);
  const typed = nestFields(entries.filter(isTyped));
  const whole = nestFields([...entries.filter(isTyped), ...Object.entries(files)]);
  const named = entries.find(([name, value]) => name === 'idempotencyKey' && value !== '')?.[1];
  const idempotencyKey = named ?? derive(canonicalFields([...entries, ...Object.entries(files)]));
  const outcome = await runCommand(useCases, use, { ...whole, idempotencyKey });
  if (outcome.ok) {
    const { goTo, notice, notify, secret, cart = null } = outcome.value;
    if (notice !== null && secret !== undefined) return { kind: 'shown-once', flash: { notice, notify, secret } };
    const mayAnswerWithPage = entries.some(([name]) => name === SCRIPTED_FIELD);
    return { kind: 'done', goTo, flash: notice === null ? null : { notice, notify }, cart, mayAnswerWithPage };
  }
  const { failure } = outcome;
  const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.has(name)));
  const fields: Fields = isUndecided(failure) ? { ...kept, idempotencyKey } : kept;
  return { kind: 'failed', submission: { use, fields, failure }, status: statusOfPost(failure) };
};

/** Status of the re-rendered form page: only distinguishes whether and when a retry makes sense. */
const statusOfPost = (failure: ShopFailure): number => {
  const status = statusOfFailure(failure);
  if (status >= 500) return 503;
  return status === 429 ? 429 : 422;
};

const runCommand = async (useCases: UseCases, use: CommandName, raw: Fields): Promise<Result<Done, ShopFailure>> => {
  const read = readInput(use, raw);
  if (!read.ok) return { ok: false, failure: { kind: 'invalid-fields', fields: read.fields } };
  return runOperation(useCases, use, read.input);
};

/** A field of several files, which keep their names: `{0: {name, content}, …}`. */
const LISTED_FILES = 'files';

/** Files of a form as base64; skips fields without one. Never returned to a page. */
const readFiles = async (form: FormData): Promise<Readonly<Record<string, string>>> => {
  const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  const single = files.filter(([name, { size }]) => name !== LISTED_FILES && size > 0);
  // An empty file has a name, a field without a file has none.
  const listed = files.filter(([name, file]) => name === LISTED_FILES && file.name !== '');
  const read = await Promise.all([
    ...single.map(async ([name, file]) => [[name, await toBase64(file)]]),
    ...listed.map(async ([name, file], at) => [
      [`${name}.${at}.name`, file.name],
      [`${name}.${at}.content`, await toBase64(file)],
    ]),
  ]);
  return Object.fromEntries(read.flat());
};

const toBase64 = async (file: File): Promise<string> => Buffer.from(await file.arrayBuffer()).toString('base64');

const canonicalFields = (entries: readonly (readonly [string, string])[]): string =>
  JSON.stringify(
    entries
      .filter(([name]) => name !== 'idempotencyKey' && name !== SCRIPTED_FIELD)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  );
