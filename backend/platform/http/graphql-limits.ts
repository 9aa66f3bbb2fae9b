import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, Kind, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Limits of a document, at least twice what the shop's own operations need. `cost`: 2 for each object, 1 for each
 * scalar, times 1.5 for each level. [ASVS V4.3.1]
 */
export const documentLimits = { tokens: 2_000, depth: 24, aliases: 10, cost: 20_000 } as const;

/** Compares names only, because the server may bundle another copy of the package's classes. */
const noIntrospection: ValidationRule = (context) => ({
  enter: (node) => {
    if (node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type'))
      context.reportError(new GraphQLError('The schema is not told', { nodes: node }));
  },
});

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(noIntrospection),
};

/** Refuses expensive documents, and outside development those that ask for the schema. [ASVS V4.3.2] */
export const graphqlLimits = ({ isDevelopment }: { readonly isDevelopment: boolean }): readonly Plugin[] => [
  maxTokensPlugin({ n: documentLimits.tokens }),
  maxDepthPlugin({ n: documentLimits.depth }),
  maxAliasesPlugin({ n: documentLimits.aliases }),
  costLimitPlugin({ maxCost: documentLimits.cost }),
  ...(isDevelopment ? [] : [withoutIntrospection]),
];
