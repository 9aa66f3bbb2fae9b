// `npm run mail-faults`: pays orders while effects, deliveries and the mail server fail, and counts the mails that
// arrive. MAIL_FAULT_ORDERS (1000), MAIL_FAULT_SEED (new).
import { install, step, tool } from './run.mjs';

install();
process.env.MAIL_FAULT_ORDERS ||= '1000';
step('mail faults', tool('vitest'), ['run', '--project', 'operation', 'test/mails/faults.wire.test.ts']);
