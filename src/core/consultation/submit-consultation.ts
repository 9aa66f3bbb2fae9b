import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Product } from '#core/catalogue/product.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { type CallFailure, isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CallAsAnonymousPorts } from '#core/session/call-as-anonymous.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import {
  type ConsultationRequest,
  type ConsultationSubject,
  PRIORITY,
  type SubmitConsultationCommand,
  WORK_EFFORT_TYPE,
} from './consultation.ts';
import { describeRequest, leadTitle } from './describe-request.ts';
import type { Opportunities, Opportunity } from './opportunities.port.ts';
import type { TicketStore } from './ticket-store.port.ts';
import { normaliseRequest, validateRequest } from './validate-consultation.ts';

export type SubmitConsultationPorts = CallAsAnonymousPorts &
  BotPorts & {
    readonly opportunities: Opportunities;
    readonly tickets: TicketStore;
    readonly catalogue: Catalogue;
  };

/** [CNS-04, CNS-07] */
const ACCEPTED_STATUS = 1;
const sent: Outcome = { goTo: paths.consultationSent, notice: 'consultation-sent', notify: null };

/**
 * Answers a repeated request of the same person within ten minutes without sending it. Retries only unsent requests,
 * because the service may lack idempotency keys. Failures: `invalid-fields`, `consultation-refused`,
 * `consultation-failed`, `too-many-tries`, `too-many-visitors`, `bot-check-needed`. [CNS-02 to CNS-08]
 */
export const submitConsultation = command(
  (ports: SubmitConsultationPorts): UseCase<SubmitConsultationCommand, Outcome> =>
    async (command) => {
      const { tickets, opportunities, delay } = ports;
      const request = normaliseRequest(command);
      const fields = validateRequest(request);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });

      const known = tickets.compare(request);
      if (known === 'same') return ok(sent);
      if (known === 'undecodable') tickets.clear();

      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return fail({ kind: 'consultation-failed' });
      if (visitor.value.kind !== 'customer') await passBotCheck(ports)(command.proof);
      const lead = await toLead(ports, request, command);
      const answer = await retryWithFreshToken(ports)(() =>
        readWithRetry(delay, () => opportunities.add(lead, command.idempotencyKey)),
      );
      const outcome = outcomeOf(ports, answer);
      if (outcome.ok) tickets.save(request);
      return outcome;
    },
);

const limits = ['too-many-tries', 'too-many-visitors', 'bot-check-needed'] as const;

const outcomeOf = (
  { log }: SubmitConsultationPorts,
  answer: Result<{ readonly status: number }, CallFailure>,
): Result<Outcome, ShopFailure> => {
  if (!answer.ok) {
    log.warn('Failed to add opportunity', { kind: answer.failure.kind });
    const { failure } = answer;
    const isLimited = limits.some((code) => isRefusal(failure, code));
    return fail(isLimited ? toShopFailure(failure) : { kind: 'consultation-failed' });
  }
  if (answer.value.status === ACCEPTED_STATUS) return ok(sent);
  log.warn('Opportunity not taken', { status: answer.value.status });
  return fail({ kind: 'consultation-refused' });
};

const toLead = async (
  ports: SubmitConsultationPorts,
  request: ConsultationRequest,
  subject: ConsultationSubject,
): Promise<Opportunity> => {
  const product = await loadSubjectProduct(ports, subject.product);
  const { own } = ports.settings.site;
  return {
    name: leadTitle(product),
    description: describeRequest(request, subject, product),
    referName: request.name,
    referEmail: request.email,
    referPhone: request.phone,
    targetUrl: own + (parseReturnPath(subject.path, { own, others: [] }) ?? paths.consultation),
    extSource: 'website',
    priorityName: PRIORITY,
    workEffortTypeId: WORK_EFFORT_TYPE,
  };
};

/** A product that cannot be loaded is sent as text. */
const loadSubjectProduct = async (
  { catalogue, log }: SubmitConsultationPorts,
  slug: string,
): Promise<Product | null> => {
  if (slug === '') return null;
  const product = await catalogue.product(slug);
  if (product.ok) return product.value;
  log.warn('Failed to fetch product by handle data', { kind: product.failure.kind });
  return null;
};
