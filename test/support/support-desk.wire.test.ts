import { restSupportDesk } from '#adapters/rest/support-desk.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { backendServiceSubject } from '#test/services/backend-services.ts';
import { runServices } from '#test/services/service-subject.ts';
import { supportDeskLaws } from './support-desk.laws.ts';

const deskFor = (backend: TestBackend, token: string | null) => restSupportDesk(wireClient(backend, '', token));

eachBackend('requests to the shop', (backend) => {
  supportDeskLaws(async () => ({
    customer: async () => deskFor(backend, (await freshLogin(backend)).token),
    buyer: async () => {
      const { subject, token } = await backendServiceSubject(backend);
      const [service] = await runServices(subject);
      return { support: deskFor(backend, token), order: service.orderId, service: service.id };
    },
    guest: async () => deskFor(backend, await freshToken(backend)),
    tokenless: deskFor(backend, null),
    answer: async (id, text) => {
      const { status } = await deskVisitor(await enterStaff(backend)).send('support-requests', `/${id}/answer`, {
        text,
      });
      if (status !== 200) throw new Error(`the answer was refused with ${status}`);
    },
  }));
});
