import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** What Google's CSP evaluator says about a policy, but for mere information. */
export const cspFindings = (policy: string | null): readonly string[] =>
  new CspEvaluator(new CspParser(policy ?? '').csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);
