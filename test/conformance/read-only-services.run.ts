import { afterEach, describe, expect, test } from 'vitest';
import type { FinishedCall } from '#adapters/finished-call.ts';
import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { restCatalogue } from '#adapters/rest/catalogue.ts';
import { restAdministrativeUnits } from '#adapters/rest/places.ts';
import { restDomainRegistry } from '#adapters/rest/registries/domain-registry.ts';
import { type ServiceClient, serviceClient } from '#adapters/service-client.ts';
import { isUnanswered } from '#core/shared/failure.ts';
import { token } from '#core/shared/ids.ts';
import { anyDataLaws } from '#test/catalogue/any-data.laws.ts';
import { anyRegistryLaws } from '#test/domains/domain-registry.contract.ts';
import type { Law } from '#test/kit/law.ts';
import { placesLaws } from '#test/places/places.contract.ts';

/** Calls of the running law without usable answer, as an integrator looks for them. */
const failed = new Set<string>();
afterEach(() => failed.clear());

const note = ({ operation, status, reason, ...call }: FinishedCall): void => {
  if (isUnanswered(call.outcome)) failed.add(`${operation}: status ${status ?? 'none'}, ${reason ?? call.outcome}`);
};

/** The shop's own client. */
const clientOf = (baseUrl: string): ServiceClient => {
  const held = process.env.CONFORMANCE_TOKEN;
  return serviceClient({
    baseUrl,
    bearer: held === undefined ? null : { get: () => token(held) },
    requestId: 'conformance-run',
    onCall: note,
  });
};

/** A law that fails tells its calls without usable answer first: they are its cause. */
const putLaws = <Port>(name: string, laws: readonly Law<Port>[], port: Port): void => {
  describe(name, () => {
    for (const law of laws)
      test(law.name, async () => {
        try {
          await law.check(async () => port);
        } catch (error) {
          expect([...failed], 'calls without usable answer').toEqual([]);
          throw error;
        }
      });
  });
};

const { CONFORMANCE_PRODUCT: product, CONFORMANCE_USER: user, CONFORMANCE_WHOIS: whois } = process.env;
const isRest = process.env.CONFORMANCE_WIRE === 'rest';

if (product !== undefined)
  putLaws(
    `the product service at ${product}`,
    anyDataLaws,
    isRest
      ? restCatalogue(clientOf(product))
      : graphqlCatalogue(clientOf(`${product}/product-service/graphql`), clientOf(product)),
  );
if (user !== undefined)
  putLaws(
    `the administrative units at ${user}`,
    placesLaws,
    isRest
      ? restAdministrativeUnits(clientOf(user))
      : graphqlAdministrativeUnits(clientOf(`${user}/user-gateway/graphql`)),
  );
if (whois !== undefined)
  putLaws(`the domain registry at ${whois}`, anyRegistryLaws, restDomainRegistry(clientOf(whois)));
