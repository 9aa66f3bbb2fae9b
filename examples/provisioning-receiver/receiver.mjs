// A system that takes the provisioning tasks of the shop, to begin yours from; docs/provisioning.md describes the wire.
//   SECRET={PROVISIONING_SECRET} node receiver.mjs
// PORT and FILE say where it listens and what it remembers. LATER=1 accepts a task, does it afterwards and calls SHOP back.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const {
  PORT = '8080',
  FILE = 'provisioning.json',
  SECRET = '',
  SHOP = '',
  LATER = '',
  DOMAIN = 'may-chu.vn',
} = process.env;
const secrets = SECRET.split(',').map((each) => each.trim());

// Yours is a database. What was done and its answer are written at once, so that a crash loses both or none.
const state = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { last: 0, tasks: {}, services: {}, log: [] };
const save = () => {
  writeFileSync(`${FILE}.new`, JSON.stringify(state, null, 1), { mode: 0o600 });
  renameSync(`${FILE}.new`, FILE);
};

const sign = (secret, id, timestamp, body) => {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
const isSame = (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const isSigned = (headers, body) => {
  const [id, timestamp] = [headers['webhook-id'] ?? '', headers['webhook-timestamp'] ?? ''];
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  const given = (headers['webhook-signature'] ?? '').split(' ');
  return isFresh && secrets.some((each) => given.some((one) => isSame(one, sign(each, id, timestamp, body))));
};

const password = () => randomBytes(12).toString('base64url');
const ip = (n) => `10.77.${n >> 8}.${n & 255}`;
const url = (what, n) => `https://${what}-${n}.${DOMAIN}`;
// The facts of each kind of service.
const facts = {
  machine: (n) => ({ ip: ip(n), user: 'root', password: password() }),
  rack: (n) => ({ ip: ip(n), user: 'root', password: password(), rack: 'A1', unit: `U${n}`, port: `sw-1/${n}` }),
  site: (n) => ({ ip: ip(n), panel: url('panel', n), user: `web${n}`, password: password(), ns1: `ns1.${DOMAIN}` }),
  mail: (n) => ({
    mx: `mx-${n}.${DOMAIN}`,
    imap: `mx-${n}.${DOMAIN}:993`,
    smtp: `mx-${n}.${DOMAIN}:465`,
    webmail: url('webmail', n),
    user: `postmaster${n}`,
    password: password(),
  }),
  storage: (n) => ({ endpoint: url('s3', n), bucket: `kho-${n}`, 'access-key': `KEY${n}`, password: password() }),
  backup: (n) => ({ endpoint: url('backup', n), user: `bk${n}`, password: password() }),
  licence: (n) => ({ tenant: `khach${n}.${DOMAIN}`, user: `admin${n}`, password: password() }),
  lab: (n) => ({ lab: url('lab', n), user: `lab${n}`, password: password() }),
  domain: () => ({ ns1: `ns1.${DOMAIN}`, ns2: `ns2.${DOMAIN}` }),
  other: (n) => ({ page: url('app', n), user: `khach${n}`, password: password() }),
};

// What your registry answers: the end of a name, which grows by the years that were paid.
const years = (own, count) => {
  const end = new Date(own.end ?? Date.now());
  end.setUTCFullYear(end.getUTCFullYear() + count);
  own.end = end.toISOString();
  return { expires: own.end };
};

// Here your machines are made, and your names registered. Returns what the answer tells beside its state.
const work = ({ kind, service, system, snapshot, plan, domain }) => {
  state.services[service.id] ??= { kind: service.kind, state: 'running' };
  const own = state.services[service.id];
  const term = domain?.years > 0 ? years(own, domain.years) : {};
  if (kind === 'set-up') return { facts: facts[service.kind](++state.last), ...term };
  if (kind === 'change') own.plan = plan.id;
  if (kind === 'suspend' || kind === 'stop') own.state = 'stopped';
  if (kind === 'resume' || kind === 'start') own.state = 'running';
  if (kind === 'end') own.state = 'ended';
  if (kind === 'reinstall') own.system = system;
  if (kind === 'reinstall' || kind === 'end') own.snapshots = [];
  if (kind === 'take-snapshot')
    own.snapshots = [...(own.snapshots ?? []), { name: snapshot, at: new Date().toISOString(), size: null }];
  if (kind === 'delete-snapshot') own.snapshots = (own.snapshots ?? []).filter(({ name }) => name !== snapshot);
  const makesPassword = ['reinstall', 'reset-password', 'auth-code'].includes(kind);
  return makesPassword ? { password: password() } : term;
};

const finish = (body) => {
  const answer = { version: 1, type: 'answer', task: body.task, state: 'done', ...work(body) };
  state.tasks[body.task] = { answer };
  state.log.push({ task: body.task, kind: body.kind, service: body.service.id });
  save();
  return answer;
};

const callBack = async (body, answer) => {
  const [text, timestamp] = [JSON.stringify(answer), String(Math.floor(Date.now() / 1000))];
  const signature = secrets.map((each) => sign(each, answer.task, timestamp, text)).join(' ');
  const signed = { 'webhook-id': answer.task, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const headers = { 'content-type': 'application/json', ...signed };
  // The shop asks by itself when this does not arrive.
  await fetch(`${SHOP}/provisioning/${body.service.id}`, { method: 'POST', headers, body: text }).catch(
    () => undefined,
  );
};
const finishLater = (body) => setTimeout(() => void (SHOP ? callBack(body, finish(body)) : finish(body)), 50);

const take = (body) => {
  const known = state.tasks[body.task];
  if (known?.answer) return [200, known.answer];
  if (!LATER) return [200, finish(body)];
  if (!known) {
    state.tasks[body.task] = { body };
    save();
    finishLater(body);
  }
  return [202, { version: 1, type: 'answer', task: body.task, state: 'accepted' }];
};

const read = (task) => {
  const known = state.tasks[task];
  if (!known) return [404, {}];
  return [200, known.answer ?? { version: 1, type: 'answer', task, state: 'accepted' }];
};

// What your machine uses now. Answer 404 for what you do not measure.
const measure = (service) => {
  const own = state.services[service];
  if (own === undefined || own.state === 'ended') return [404, {}];
  const isRunning = own.state === 'running';
  const answer = { version: 1, type: 'measurements', service, at: new Date().toISOString() };
  const memory = isRunning ? { used: 512 * 2 ** 20, total: 2 ** 30 } : null;
  const network = isRunning ? { received: 4_096, sent: 2_048 } : null;
  const disk = { used: 3 * 2 ** 30, total: 20 * 2 ** 30 };
  return [200, { ...answer, processor: isRunning ? 0.25 : null, memory, disk, network }];
};

// The snapshots that you were asked for and have.
const listSnapshots = (service) => {
  const own = state.services[service];
  if (own === undefined || own.state === 'ended') return [404, {}];
  return [200, { version: 1, type: 'snapshots', service, snapshots: own.snapshots ?? [] }];
};

const get = (path) => {
  const [, service, what] = /^\/services\/([0-9a-f]{32})\/(measurements|snapshots)$/.exec(path) ?? [];
  if (what === 'measurements') return measure(service);
  return what === 'snapshots' ? listSnapshots(service) : read(path.split('/').at(-1));
};

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const [status, answer] = !isSigned(request.headers, body)
    ? [401, {}]
    : request.method === 'POST'
      ? take(JSON.parse(body))
      : get(request.url);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`listens on http://127.0.0.1:${server.address().port}\n`),
);
for (const { body, answer } of Object.values(state.tasks)) if (!answer) finishLater(body);
