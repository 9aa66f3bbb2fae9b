import * as z from 'zod';
import { serviceKinds, serviceRules } from '#core/shared/goods/service-kind.ts';
import { acceptedBody, doneBody, failedBody, measurementsBody, snapshotsBody, taskBody } from './wire.ts';

const schema = (own: z.ZodType) => z.toJSONSchema(own, { io: 'input', target: 'openapi-3.0' });
const json = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const reply = (description: string, name?: string) => ({
  description,
  ...(name === undefined ? {} : { content: json(name) }),
});

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const signature = [
  header('webhook-id', 'The task, in letters, digits, _ and -.'),
  header('webhook-timestamp', 'Seconds since 1970; at most five minutes from the clock of the other side.'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several separated by spaces.',
  ),
];

const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
});

const doneNames = [...serviceKinds.map((kind) => `SetUp_${kind}`), 'Name', 'NewPassword', 'Done'];

/** The wire between the shop and the system of the firm. */
export const provisioningDocument = () => ({
  openapi: '3.0.3',
  info: { title: 'Provisioning', version: '1', description: 'See provisioning.md.' },
  servers: [{ url: '{PROVISIONING_URL}', variables: { PROVISIONING_URL: { default: 'https://panel.shop.example' } } }],
  paths: {
    '/': {
      post: {
        summary: 'The shop asks your system for a task.',
        parameters: [header('idempotency-key', 'The task.'), ...signature],
        requestBody: { required: true, content: json('Task') },
        responses: {
          '200': reply('It is done, or cannot be done.', 'Answer'),
          '202': reply('It is accepted; the body may be empty.', 'Accepted'),
          '422': reply('It cannot be done; the shop tells its staff and does not ask again.', 'Failed'),
          default: reply('The shop asks again, later and later.'),
        },
      },
    },
    '/{task}': {
      get: {
        summary: 'The shop asks what became of a task that was accepted. The signed body is empty.',
        parameters: [inPath('task', 'The task.'), ...signature],
        responses: {
          '200': reply('How far it is.', 'Answer'),
          '404': reply('Nobody asked for it; the shop asks again.'),
          default: reply('The shop reads again, later and later.'),
        },
      },
    },
    '/services/{service}/measurements': {
      get: {
        summary:
          'The shop asks what a service uses now, where `PROVISIONING_ABILITIES` names `measurements`. The signed body is empty, and the service is the `webhook-id`.',
        parameters: [inPath('service', '`service.id` of its set-up.'), ...signature],
        responses: {
          '200': reply('What the engine reports.', 'Measurements'),
          '404': reply('It is not measured.'),
          default: reply('The page says that nothing was read.'),
        },
      },
    },
    '/services/{service}/snapshots': {
      get: {
        summary:
          'The shop asks which snapshots a service has, where `PROVISIONING_ABILITIES` names `snapshots`. The signed body is empty, and the service is the `webhook-id`.',
        parameters: [inPath('service', '`service.id` of its set-up.'), ...signature],
        responses: {
          '200': reply('Those that the shop asked for.', 'Snapshots'),
          '404': reply('It is not known.'),
          default: reply('The page says that nothing was read, and offers nothing.'),
        },
      },
    },
    '/provisioning/{service}': {
      servers: [
        { url: '{AUTH_PUBLIC_ORIGIN}', variables: { AUTH_PUBLIC_ORIGIN: { default: 'https://auth.shop.example' } } },
      ],
      post: {
        summary: 'Your system calls the shop back.',
        parameters: [inPath('service', '`service.id` of the task.'), ...signature],
        requestBody: { required: true, content: json('Answer') },
        responses: {
          '204': reply('Taken, now or before.'),
          '400': reply('Not an answer to this task; `message` says which field.'),
          '401': reply('No fresh signature.'),
          '404': reply('Nobody asked for it, or a member of the staff took over.'),
          '409': reply('Another answer came first, or the service has ended.'),
        },
      },
    },
  },
  components: {
    schemas: {
      Task: schema(taskBody),
      Answer: {
        oneOf: [...doneNames, 'Accepted', 'Failed'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      },
      ...Object.fromEntries(
        serviceKinds.map((kind) => [
          `SetUp_${kind}`,
          schema(serviceRules[kind].isDomain ? doneBody.registered : doneBody.setUp(kind)),
        ]),
      ),
      Name: schema(doneBody.name),
      NewPassword: schema(doneBody.newPassword),
      Done: schema(doneBody.other),
      Accepted: schema(acceptedBody),
      Failed: schema(failedBody),
      Measurements: schema(measurementsBody),
      Snapshots: schema(snapshotsBody),
    },
  },
});
