import * as z from 'zod/mini';
import { converted, filled } from '#adapters/replies/schema.ts';
import { organisationId } from '#contracts/organisation.ts';
import { accountPaths, type WireOpenedView, type WireViewLink } from '#contracts/rest/account-rest.ts';
import type { ViewSessions } from '#core/account/viewing/view-sessions.port.ts';
import { token } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const opened = converted(
  z.object({ accessToken: filled } satisfies Record<keyof WireOpenedView, unknown>),
  ({ accessToken }) => token(accessToken),
);

export const restViewSessions = ({ rest }: Pick<ServiceClient, 'rest'>): ViewSessions => ({
  open: (linkToken) => {
    const body: WireViewLink = { token: linkToken };
    return rest('POST', accountPaths.views(organisationId), { body, schema: opened });
  },
});
