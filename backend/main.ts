import { readFileSync } from 'node:fs';
import { parseEnvironment } from './environment.ts';
import { StartFailure } from './platform/start-failure.ts';
import { type Backend, startBackend } from './server.ts';

/** In development with the link itself; in production only with the name of the file that holds it. */
const describeStaffPages = ({ staffUrl, staffLinkFile, deps }: Backend): string => {
  if (staffLinkFile === null) return `Trang nhân viên: ${staffUrl}\n`;
  if (deps.environment.mode === 'development') return `Trang nhân viên: ${readFileSync(staffLinkFile, 'utf8')}`;
  return `Trang nhân viên: ${staffUrl} · chưa có quản trị viên, đường dẫn thiết lập nằm trong ${staffLinkFile}\n`;
};

/** Prints a sentence and exits with status 1 when it cannot start; finishes running requests on shutdown. */
const main = async (): Promise<void> => {
  const environment = parseEnvironment(process.env);
  const backend = await startBackend(environment);
  process.stdout.write(describeStaffPages(backend));
  process.stdout.write(`backend listens on ${backend.url} in ${environment.mode} mode\n`);
  let closing = false;
  const end = (): void => {
    if (closing) return;
    closing = true;
    backend.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

main().catch((error: unknown) => {
  const text =
    error instanceof StartFailure
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
