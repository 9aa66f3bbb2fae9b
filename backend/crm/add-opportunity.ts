import * as z from 'zod';
import { countTryOrTakeProof } from '#backend/authorisation/factors/bot-check.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { parseFields } from '#backend/platform/http/read-body.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail, isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { fieldLimits, isName } from '#core/shared/text/validation.ts';
import { type OpportunityRow, opportunities } from './opportunity-schema.ts';

/** The session and, if known, the network address. */
export type LeadSender = {
  readonly visitor: SessionVisitor;
  readonly address: string;
  readonly idempotencyKey: string | null;
};

const text = (least: number, most: number, clean = cleanTyped) =>
  z.string().transform(clean).pipe(z.string().min(least).max(most));
const optional = (most: number, clean = cleanTyped) => z.preprocess((value) => value ?? '', text(0, most, clean));

const MAX_ANSWERS = 50;

const request = z.object({
  name: text(1, 300),
  description: text(1, 10_000, cleanLines),
  referName: z.string().transform(cleanTyped).refine(isName),
  referPhone: z.string().transform(normalisePhone).refine(isPhone),
  referEmail: optional(fieldLimits.email, cleanEmail).refine((value) => value === '' || isEmail(value)),
  targetUrl: optional(2_500).refine((value) => value === '' || /^https?:\/\//.test(value)),
  extSource: optional(100),
  priorityName: z.preprocess((value) => value ?? 'MEDIUM', z.enum(['HIGH', 'MEDIUM', 'LOW'])),
  workEffortTypeId: optional(50),
  parentId: optional(100),
  targetId: optional(100),
  ownerId: optional(100),
  forms: z.preprocess(
    (value) => value ?? [],
    z.array(z.object({ key: text(1, 200), value: optional(2_000, cleanLines) })).max(MAX_ANSWERS),
  ),
});

/**
 * Once per idempotency key; status 1 means accepted. Throws BAD_USER_INPUT {field}, TOO_MANY_TRIES {retryAfter:
 * seconds}, BOT_CHECK_NEEDED, INTENT_REUSED. [CNS-07, WIRE G39]
 */
export const addOpportunity = async (
  deps: Pick<BackendDeps, 'db' | 'clock'>,
  { visitor, address, idempotencyKey }: LeadSender,
  partyId: string,
  given: unknown,
): Promise<OpportunityRow> => {
  if (partyId !== organisationId)
    throw new ServiceFailure('BAD_USER_INPUT', 'No such organisation', { field: 'partyId' });
  const lead = parseFields(request, given ?? {}, 'addOpportunityRequest');
  await countTryOrTakeProof(deps, 'opportunity', { visitor, address });
  return deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['opportunity', lead]), async () => {
      const now = deps.clock.now();
      const [made] = await tx
        .insert(opportunities)
        .values({
          ...lead,
          id: newId(),
          partyId,
          createdBy: visitor.partyId ?? visitor.sessionId,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!made) throw new Error('the lead was not written');
      return made;
    }),
  );
};

/** Wire form of a lead; fields that are left out are null. */
export const toOpportunityWire = ({ createdAt: createdStamp, updatedAt: updatedStamp, ...row }: OpportunityRow) => ({
  ...row,
  createdStamp,
  updatedStamp,
});
