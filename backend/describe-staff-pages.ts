import { readFileSync } from 'node:fs';
import type { Backend } from './server.ts';

/** In development with the link itself; in production only with the name of the file that holds it. */
export const describeStaffPages = ({ staffUrl, staffLinkFile, deps }: Backend): string => {
  if (staffLinkFile === null) return `Trang nhân viên: ${staffUrl}\n`;
  if (deps.environment.mode === 'development') return `Trang nhân viên: ${readFileSync(staffLinkFile, 'utf8')}`;
  return `Trang nhân viên: ${staffUrl} · chưa có quản trị viên, đường dẫn thiết lập nằm trong ${staffLinkFile}\n`;
};
