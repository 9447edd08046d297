import { notice } from '../table.ts';

/** What has just happened, where screen readers hear it. The region is always there, so that its changes are announced. */
export function NoticeLine() {
  const now = notice.value;
  return (
    <div class="notice-place" role="status" aria-live="polite" aria-atomic="true">
      {now ? <p class={`notice ${now.tone}`}>{now.text}</p> : null}
    </div>
  );
}
