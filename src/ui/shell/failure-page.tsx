import type { ErrorComponentProps } from '@tanstack/react-router';

export function FailurePage({ error }: ErrorComponentProps) {
  return <p>{String(error)}</p>;
}

export function CrashPage() {
  return <a href="/">Cửa Hàng Mây</a>;
}
