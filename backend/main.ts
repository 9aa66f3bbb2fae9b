import { lookUp } from '#core/shared/text/look-up.ts';
import { commands } from './commands.ts';
import { describeStaffPages } from './describe-staff-pages.ts';
import { parseEnvironment, type ServerEnvironment } from './environment.ts';
import { StartFailure } from './platform/start-failure.ts';
import { startBackend } from './server.ts';

/** Prints a sentence and exits with status 1 when it cannot start. Without a command it serves. */
const main = async (): Promise<void> => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) return serve(parseEnvironment(process.env));
  const command = lookUp(commands, name);
  if (command === undefined)
    throw new StartFailure(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}.`);
  process.stdout.write(`${await command(parseEnvironment(process.env), args)}\n`);
};

/** Finishes running requests on shutdown. */
const serve = async (environment: ServerEnvironment): Promise<void> => {
  const { tracing } = environment;
  const endTracing =
    tracing &&
    (await import('#contracts/tracing/start-tracing.ts')).startTracing(tracing, {
      program: 'shop-backend',
      isFirst: false,
    });
  const backend = await startBackend(environment);
  process.stdout.write(describeStaffPages(backend));
  process.stdout.write(`backend listens on ${backend.url} in ${environment.mode} mode\n`);
  let closing = false;
  const end = (): void => {
    if (closing) return;
    closing = true;
    void backend
      .close()
      .then(() => endTracing?.())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

void main().catch((error: unknown) => {
  const text =
    error instanceof StartFailure
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
