import { normaliseUsername, username as usernameRule } from '#core/shared/text/validation.ts';
import type { RouterContext } from '#ui/app/context.ts';
import type { useBotProof } from '#ui/app/use-bot-proof.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';

type Asker = Pick<RouterContext, 'client' | 'newIdempotencyKey'> & ReturnType<typeof useBotProof>;

/** Whether a name is taken, by field and name. */
const answers = new WeakMap<HTMLInputElement, Map<string, Promise<boolean>>>();

/**
 * Asks about each complete name once. Tells the sentence about a taken one, unless another was typed meanwhile, and
 * undefined as soon as the field changes.
 */
export const showNameTaken = async (
  asker: Asker,
  field: HTMLInputElement,
  tell: (sentence: string | undefined) => void,
): Promise<void> => {
  const username = normaliseUsername(field.value);
  if (username === '' || usernameRule(username) !== null) return;
  const ofField = answers.get(field) ?? new Map<string, Promise<boolean>>();
  answers.set(field, ofField);
  const answer = ofField.get(username) ?? isTaken(asker, username);
  ofField.set(username, answer);
  if (!(await answer) || normaliseUsername(field.value) !== username) return;
  tell(fieldSentence('username-taken'));
  field.addEventListener('input', () => tell(undefined), { once: true });
};

/** False when nobody knows. Asks only with a proof: the few tries without one belong to the form. */
const isTaken = async ({ client, newIdempotencyKey, begin, proof }: Asker, username: string): Promise<boolean> => {
  const given = await proof();
  // The form's own proof, worked out meanwhile.
  begin();
  if (given === '') return false;
  const idempotencyKey = newIdempotencyKey();
  const answer = await client.command('checkUsername', { username, proof: given, idempotencyKey });
  return !answer.ok && answer.failure.kind === 'invalid-fields' && answer.failure.fields.username === 'username-taken';
};
