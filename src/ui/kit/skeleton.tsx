import { kit } from '#ui/messages/kit.vi.ts';
import styles from './skeleton.module.css';

/** A grey bar at the size of what will stand there. */
export function Skeleton({ width = '100%', height = 14 }: { readonly width?: string; readonly height?: number }) {
  return <span className={styles.sk} style={{ display: 'block', width, height }} aria-hidden="true" />;
}

/** Several lines of text that are on their way. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div role="status" aria-label={kit.loading} className={styles.lines}>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no other name than their place
        <Skeleton key={at} width={at === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
