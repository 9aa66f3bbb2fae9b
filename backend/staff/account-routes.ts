import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { renderAccountsPage, renderLinkPage } from './accounts-page.ts';
import { createResetLink, inviteMember, withdrawLinks } from './set-up-links.ts';
import { changeRoles, listInvitations, listStaffAccounts, parseRoles, setDisabled } from './staff-accounts.ts';
import type { StaffDeps } from './staff-deps.ts';

const problemOf = ({ code }: ServiceFailure): readonly [string, 400 | 409] =>
  code === 'USERNAME_TAKEN'
    ? ['Tên đăng nhập này đã có người dùng.', 409]
    : ['Hãy ghi tên 3 đến 40 chữ hoặc số, và chọn ít nhất một vai trò.', 400];

const noSuchAction = (): ServiceFailure => new ServiceFailure('BAD_USER_INPUT', 'No such action', { field: 'action' });

/** Members, their roles and their links; for administrators. */
export const accountRoutes = (deps: StaffDeps): readonly StaffRoute[] => {
  const list = async (problem: string | null = null) =>
    renderAccountsPage(await listStaffAccounts(deps.db), await listInvitations(deps), problem);
  const showLink = ({ show }: StaffRequest, path: string) => show(renderLinkPage(deps.staffOrigin() + path));
  const invite = async (request: StaffRequest): Promise<Response> => {
    const { form, show } = request;
    try {
      return await showLink(request, await inviteMember(deps, form.get('name') ?? '', parseRoles(form.getAll('role'))));
    } catch (failure) {
      if (!(failure instanceof ServiceFailure)) throw failure;
      const [problem, status] = problemOf(failure);
      return show(await list(problem), status);
    }
  };
  const changeOne = async (request: StaffRequest): Promise<Response> => {
    const { c, form } = request;
    const id = c.req.param('id') ?? '';
    const action = form.get('action');
    if (action === 'reset') return showLink(request, await createResetLink(deps, id));
    if (action === 'roles') await changeRoles(deps, id, parseRoles(form.getAll('role')));
    else if (action === 'disable' || action === 'enable') await setDisabled(deps, id, action === 'disable');
    else throw noSuchAction();
    return c.redirect('/accounts', 303);
  };
  const change = { method: 'POST', audience: 'accounts:act', button: 'action', confirmedWithinMinutes: 10 } as const;
  return [
    { method: 'GET', path: '/accounts', audience: 'accounts:read', handle: async ({ show }) => show(await list()) },
    { ...change, path: '/accounts', handle: invite },
    {
      ...change,
      path: '/invitations',
      handle: async ({ c, form }: StaffRequest) => {
        await withdrawLinks(deps, form.get('name') ?? '');
        return c.redirect('/accounts', 303);
      },
    },
    { ...change, path: '/accounts/:id', handle: changeOne },
  ];
};
