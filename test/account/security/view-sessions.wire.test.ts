import { restViewSessions } from '#adapters/rest/view-sessions.ts';
import type { CustomerRecord, ShownView } from '#contracts/desk/customer-record.ts';
import { newCustomer } from '#test/account/account-subject.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { backendAccountSubject, identityWires } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { viewSessionContract } from './view-sessions.contract.ts';

eachBackend('views of the shop', (backend) => {
  for (const wire of wiresTo(backend))
    viewSessionContract(`the authorisation service over ${wire}`, async () => {
      const subject = await backendAccountSubject(backend, wire);
      const desk = deskVisitor(await enterStaff(backend));
      return {
        views: restViewSessions(wireClient(backend, '')),
        identity: identityWires[wire]((path) => wireClient(backend, path)),
        begin: async () => {
          const { username } = await newCustomer(subject);
          const { body } = await desk.list<CustomerRecord>('customers', { words: username });
          const [customer] = body.rows;
          const reason = { reason: 'Khách gọi hỏi về hoá đơn' };
          const shown = await desk.send<ShownView>('customers', `/${customer?.id}/view-as`, reason);
          const { link } = shown.body;
          return { link: link.slice(link.lastIndexOf('/') + 1), fullName: customer?.name ?? '' };
        },
        later: subject.later,
      };
    });
});
