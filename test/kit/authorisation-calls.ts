import { organisationId } from '#contracts/organisation.ts';
import type { TestBackend } from '#test/kit/backends/backends.ts';

/** A GraphQL response of a service. */
export type GraphqlAnswer = {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};

/** Calls as the public client sends them, without the shop's adapters. */
export const authorisationCalls = ({ url }: Pick<TestBackend, 'url'>) => {
  const post = async (
    path: string,
    body: object,
    held: string | null,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const authorization = held === null ? {} : { authorization: `Bearer ${held}` };
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', partnerid: organisationId, ...authorization, ...headers },
      body: JSON.stringify(body),
    });
    // Responses of the services under test have this shape.
    return { status: answer.status, body: (await answer.json()) as GraphqlAnswer & Readonly<Record<string, unknown>> };
  };
  const ask = async (query: string, variables: object, held: string | null = null): Promise<GraphqlAnswer> =>
    (await post('/authorization-gateway/graphql', { query, variables }, held)).body;
  return { post, ask };
};

/** Code of the first error. */
export const codeOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions.code;

/** An object-valued field of a response. */
export const fieldOf = ({ data }: GraphqlAnswer, name: string): Readonly<Record<string, unknown>> =>
  // Callers name only fields that are objects.
  (data?.[name] ?? {}) as Readonly<Record<string, unknown>>;
