import type { Provisioning } from '#backend/platform/environment.ts';
import {
  type Answer,
  isDomainTask,
  isOwnersTask,
  NotNow,
  type Provisioner,
  type ReadAnswer,
  type Task,
  UnreadableAnswer,
} from '#backend/provisioning/provisioner.ts';
import { foreignFetch, TooLargeAnswer } from '#contracts/foreign-fetch.ts';
import { abilityFor } from '#core/control-rules/abilities.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { isSignedWebhook, webhookHeaders } from './signature.ts';
import { readAnswer, readMeasurements, readSnapshots, toTaskBody } from './wire.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1_024;

/** Throws UnreadableAnswer for more bytes than an answer has. */
const readText = (answer: Response): Promise<string> =>
  answer.text().catch((error: unknown) => {
    throw error instanceof TooLargeAnswer ? new UnreadableAnswer(error.message) : error;
  });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('the answer is no JSON');
  }
};

const toAnswer = (text: string, task: Task): Answer => {
  const { key, read } = readAnswer(parseJson(text));
  if (key !== task.key) throw new UnreadableAnswer('the answer is about another task');
  return read(task);
};

type Settings = NonNullable<Provisioning['webhook']>;

const call = async (
  { url, secrets }: Settings,
  { key }: Pick<Task, 'key'>,
  { path, body, now }: { readonly path: string; readonly body: string | null; readonly now: number },
): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await foreignFetch(fetch, MAX_ANSWER_BYTES)(url.replace(/\/+$/, '') + path, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      ...webhookHeaders(secrets, { id: key, body: body ?? '', now }),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, text: await readText(answer) };
};

const isAnswered = (status: number): boolean => (status >= 200 && status < 300) || status === 422;

/** 202 may have no body; 422 says in its body why the task cannot be done. Others are tried again. */
const answerOf = ({ status, text }: { readonly status: number; readonly text: string }, task: Task): Answer => {
  if (!isAnswered(status)) throw new NotNow(`HTTP ${status}`);
  return status === 202 && text.trim() === '' ? { state: 'accepted' } : toAnswer(text, task);
};

/** What the system tells of a service now; null for 404: it knows nothing of it. Only where the firm says that it does. */
const readOf =
  <Told>(settings: Settings, what: 'measurements' | 'snapshots', readTold: (value: unknown, id: string) => Told) =>
  async ({ id }: Task['service'], now: number): Promise<Told | null> => {
    const path = `/services/${id}/${what}`;
    const { status, text } = await call(settings, { key: id }, { path, body: null, now });
    if (status === 404) return null;
    if (status !== 200) throw new NotNow(`HTTP ${status}`);
    return readTold(parseJson(text), id);
  };

/**
 * The firm's own system, by signed calls in both directions. `docs/provisioning.md` is its wire. Members of the staff
 * make accounts of users.
 */
export const webhookProvisioner = (settings: Settings): Provisioner => ({
  name: 'webhook',
  abilities: settings.abilities,
  performs: (work, kind) => {
    if (work === 'seats' || work === 'keys') return false;
    if (isDomainTask(work)) return serviceRules[kind].isDomain;
    return !isOwnersTask(work) || settings.abilities.includes(abilityFor[work]);
  },
  durationOf: () => null,
  hasOwnAddresses: true,
  perform: async (task, now) => answerOf(await call(settings, task, { path: '', body: toTaskBody(task), now }), task),
  read: async (task, now): Promise<ReadAnswer> => {
    const found = await call(settings, task, { path: `/${task.key}`, body: null, now });
    return found.status === 404 ? { state: 'unknown' } : answerOf(found, task);
  },
  ...(settings.abilities.includes('measurements') && { measure: readOf(settings, 'measurements', readMeasurements) }),
  ...(settings.abilities.includes('snapshots') && { listSnapshots: readOf(settings, 'snapshots', readSnapshots) }),
  readCallBack: ({ headers, body }, now) =>
    isSignedWebhook(settings.secrets, headers, body, now) ? readAnswer(parseJson(body)) : null,
});
