import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A recorded call to a running content system. */
export type Recording = {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
};

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'strapi');

/** All recordings of one version. */
export const recordingsOf = (version: 'v4' | 'v5'): readonly Recording[] =>
  readdirSync(join(folder, version)).map((file) => ({
    // The files belong to this test and have this form.
    ...(JSON.parse(readFileSync(join(folder, version, file), 'utf8')) as Omit<Recording, 'name'>),
    name: basename(file, '.json'),
  }));

export const recording = (version: 'v4' | 'v5', name: string): Recording => {
  const found = recordingsOf(version).find((each) => each.name === name);
  if (!found) throw new Error(`no recording ${version}/${name}`);
  return found;
};

/** A network that returns this answer to every call. `asked` collects the requests. */
export const replaying =
  (answer: Pick<Recording, 'status' | 'contentType' | 'body'>, asked: Request[] = []): typeof fetch =>
  async (input, init) => {
    asked.push(new Request(input, init));
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType ?? 'text/plain' },
    });
  };
