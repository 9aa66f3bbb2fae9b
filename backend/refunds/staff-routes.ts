import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import type { StaffArea, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { decideRefund, markRefundPaid } from './decide-refund.ts';
import { countOpenRefunds, findRefund, readAccount, searchRefunds } from './find-refunds.ts';
import { refundList, renderRefundPage } from './staff-page.ts';

export const refundArea: StaffArea = {
  title: 'Hoàn tiền',
  path: '/refunds',
  role: 'accounting',
  group: 'orders',
  countWaiting: countOpenRefunds,
};

const decide = async (deps: BackendDeps, id: string, { member, form, change }: StaffRequest): Promise<void> => {
  if (form.get('decision') === 'paid') return change((tx) => markRefundPaid(deps, tx, id));
  const reason = parseDecision(form, { accept: 'confirm', reject: 'refuse' });
  return change((tx) => decideRefund(deps, tx, { id, member, reason }));
};

/**
 * `/refunds` lists requests, `GET /refunds/{id}` shows one with its bank account, `POST
 * /refunds/{id}` confirms, refuses or marks as paid. [SVC-01]
 */
export const refundStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes(deps.secrets, { ...refundList, area: refundArea, read: (query) => searchRefunds(deps.db, query) }),
  {
    method: 'GET',
    path: '/refunds/:id',
    audience: 'accounting',
    confirmedWithinMinutes: 60,
    handle: async ({ c, show }) => {
      const found = await findRefund(deps.db, c.req.param('id') ?? '');
      return show(renderRefundPage(found, readAccount(deps, found)));
    },
  },
  {
    method: 'POST',
    path: '/refunds/:id',
    audience: 'accounting',
    button: 'decision',
    confirmedWithinMinutes: 60,
    handle: (request) => {
      const id = request.c.req.param('id') ?? '';
      const here = `/refunds/${encodeURIComponent(id)}`;
      return runStaffAction(request, () => decide(deps, id, request), { here, done: here });
    },
  },
];
