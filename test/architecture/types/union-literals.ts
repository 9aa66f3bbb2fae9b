import { join } from 'node:path';
import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCaseClause,
  isSwitchStatement,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import type { Checker, Program, Type } from 'typescript/unstable/sync';
import { root } from '../imports.ts';
import type { TypedRule } from './typed-rules.ts';

/**
 * Unions of texts that many modules read, each with the module that declares it and, when it is another one, that of
 * its rules. A new member has to be decided wherever it matters, so that other modules ask a table with a row for each
 * member.
 */
export const tabledUnions: Readonly<Record<string, readonly [declared: string, rules?: string]>> = {
  DocumentState: ['src/core/domains/documents/registrant-documents.ts'],
  DomainStatus: ['src/core/shared/domains/domain-problems.ts'],
  FinancialStatus: ['src/core/orders/order-states.ts'],
  OptionKind: ['src/core/pricing/quoted-product.ts'],
  OrderStatus: ['src/core/orders/order-states.ts'],
  PaymentState: ['src/core/payment/payment.ts'],
  ProductType: ['src/core/shared/goods/product-types.ts', 'src/core/catalogue/product-line.ts'],
  RecordType: ['src/core/dns/dns-record.ts', 'src/core/dns/record-types/record-rules.ts'],
  RefundState: ['src/core/ending-rules/refund-offer.ts'],
  ServiceKind: ['src/core/shared/goods/service-kind.ts'],
  ServiceStatus: ['src/core/shared/service-status.ts'],
};

type Union = { readonly name: string; readonly modules: readonly string[]; readonly members: ReadonlySet<string> };

/** The texts that a type lists, whatever else it has. */
const textsOf = (type: Type | undefined): readonly string[] =>
  type?.isUnionType() ? type.getTypes().flatMap(textsOf) : type?.isStringLiteralType() ? [type.value] : [];

const isSame = ({ members }: Union, texts: readonly string[]): boolean =>
  texts.length === members.size && texts.every((text) => members.has(text));

const known = new WeakMap<Checker, readonly Union[]>();

/** The unions of the list in a program; a program without the module of one has no value of it. */
const unionsIn = (program: Program, checker: Checker): readonly Union[] => {
  const unions =
    known.get(checker) ??
    Object.entries(tabledUnions).flatMap(([name, [module, rules = module]]): readonly Union[] => {
      const source = program.getSourceFile(join(root, module));
      if (!source) return [];
      const alias = source.statements.filter(isTypeAliasDeclaration).find((each) => each.name.text === name);
      const members = new Set(alias ? textsOf(checker.getTypeAtLocation(alias.name)) : []);
      if (members.size < 3) throw new Error(`${module} has no union ${name} of more than two texts`);
      return [{ name, modules: [module, rules], members }];
    });
  known.set(checker, unions);
  return unions;
};

/** A value that a node compares with others. */
type Comparison = { readonly node: Node; readonly value: Expression; readonly others: readonly Expression[] };

const isEquality = (kind: SyntaxKind): boolean =>
  kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsEqualsToken;

const comparisonsIn = (node: Node): readonly Comparison[] => {
  if (isSwitchStatement(node)) {
    const others = node.caseBlock.clauses.filter(isCaseClause).map(({ expression }) => expression);
    return [{ node, value: node.expression, others }];
  }
  if (!isBinaryExpression(node) || !isEquality(node.operatorToken.kind)) return [];
  const { left, right } = node;
  return [
    { node, value: left, others: [right] },
    { node, value: right, others: [left] },
  ];
};

/**
 * Places that decide by single members of a union with a table, one sentence each: the compiler names none of them to
 * whoever adds a member. A `switch` may have a case for each member.
 */
export const unionLiterals: TypedRule = ({ path, nodes, program, checker, placeOf, textOf }) => {
  const comparisons = nodes.flatMap(comparisonsIn);
  const values = checker.getTypeAtLocation(comparisons.map(({ value }) => value));
  return comparisons.flatMap(({ node, value, others }, at) => {
    const compared = textsOf(values[at]);
    const union = compared.length < 3 ? undefined : unionsIn(program, checker).find((each) => isSame(each, compared));
    if (!union || union.modules.includes(path)) return [];
    const texts = checker.getTypeAtLocation(others).map(textsOf);
    const members = texts.flatMap((each) => (each.length === 1 ? each : []));
    if (members.length === 0 || isSame(union, members)) return [];
    return `${placeOf(node)} decides by ${members.join(', ')} of ${union.name} «${textOf(value)}». Ask its table in ${union.modules[1]}, or one of your own with a row for each member.`;
  });
};
