import { parseEnvironment } from './environment.ts';
import { StartFailure } from './platform/start-failure.ts';
import { startBackend } from './server.ts';

/** Prints a sentence and exits with status 1 when it cannot start; finishes running requests on shutdown. */
const main = async (): Promise<void> => {
  const environment = parseEnvironment(process.env);
  const backend = await startBackend(environment);
  const { newPasswordIn, password } = environment.content;
  if (newPasswordIn !== null)
    process.stdout.write(
      `Trang biên tập nội dung: ${backend.url}/cms · mật khẩu: ${password} (giữ trong ${newPasswordIn})\n`,
    );
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
