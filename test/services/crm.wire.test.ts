import { expect, test } from 'vitest';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import { type RawCalls, rawCalls } from '#test/orders/raw-calls.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';

const CRM = '/crm-graph-gateway/graphql';
const createConnector = `mutation CreateConnector($resourceId: String!, $resourceType: String!, $description: String, $type: String!, $createdBy: String!) {
  createConnector(resourceId: $resourceId, resourceType: $resourceType, description: $description, type: $type, createdBy: $createdBy) }`;
const getConnector = `query GetConnectorByResource($resourceId: String, $resourceType: String, $type: String) {
  getConnectorByResource(resourceId: $resourceId, resourceType: $resourceType, type: $type) }`;
const addRelated = `mutation ($connectorId: String!, $resourceId: String!, $resourceType: String!, $createdBy: String!) {
  addResourceRelated(connectorId: $connectorId, resourceId: $resourceId, resourceType: $resourceType, createdBy: $createdBy) }`;

type Data = Readonly<Record<string, unknown>>;
/** `data` of the answer, or the whole answer when it has none. */
const ask = async (who: RawCalls, query: string, variables: unknown): Promise<Data> => {
  const { body } = await who.graphql(CRM, query, variables);
  const answer = body as Data & { readonly data?: Data | null };
  return answer.errors === undefined && answer.data ? answer.data : answer;
};
const failed = (code: string) => ({ errors: [{ extensions: { code } }] });

eachBackend('connectors', (backend) => {
  const visitor = async () => {
    const held = await freshToken(backend);
    const { orders } = wireShopper(backend.url, token(held));
    const cart = unwrap(await orders.createDraftCart(freshIdempotencyKey()));
    const calls = await rawCalls(backend, held);
    return { calls, given: { resourceId: cart.id, resourceType: 'ORDER', type: 'ORDER_SESSION', createdBy: 'shop' } };
  };

  test('GQL-06 ENT-13 createConnector links an order to its session with weight 1 and status 1, once', async () => {
    const { calls, given } = await visitor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(calls, createConnector, given)));
    expect(answers[0]?.createConnector).toMatchObject({ type: 'ORDER_SESSION', weight: 1, status: 1 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { resourceId, resourceType } = given;
    expect(await ask(calls, getConnector, { resourceId, resourceType })).toEqual({
      getConnectorByResource: answers[0]?.createConnector,
    });
  });

  test('GQL-06 another type and a foreign order are rejected, and a foreign connector is null', async () => {
    const [{ calls, given }, other] = [await visitor(), await visitor()];
    expect(await ask(calls, createConnector, { ...given, type: 'TICKET' })).toMatchObject(failed('BAD_USER_INPUT'));
    expect(await ask(calls, createConnector, { ...given, resourceId: '' })).toMatchObject(failed('BAD_USER_INPUT'));
    expect(await ask(other.calls, createConnector, given)).toMatchObject(failed('NOT_FOUND'));
    await ask(calls, createConnector, given);
    expect(await ask(other.calls, getConnector, { resourceId: given.resourceId })).toEqual({
      getConnectorByResource: null,
    });
  });

  test("GQL-06 addResourceRelated adds a resource only to the caller's own connector", async () => {
    const [{ calls, given }, other] = [await visitor(), await visitor()];
    const made = (await ask(calls, createConnector, given)).createConnector as { id: string };
    const related = { connectorId: made.id, resourceId: 'phien-1', resourceType: 'SESSION', createdBy: 'shop' };
    for (const again of [1, 2])
      expect([again, await ask(calls, addRelated, related)]).toEqual([again, { addResourceRelated: true }]);
    expect(await ask(other.calls, addRelated, related)).toMatchObject(failed('NOT_FOUND'));
    const foreign = { ...related, resourceId: other.given.resourceId, resourceType: 'ORDER' };
    expect(await ask(calls, addRelated, foreign)).toMatchObject(failed('NOT_FOUND'));
  });
});
