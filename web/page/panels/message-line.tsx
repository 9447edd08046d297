import { pageWords } from '../words.ts';
import { useWorkbench } from './workbench-context.ts';

/**
 * What has just happened, or what is wrong, where screen readers hear it. The region is always there, so that its
 * changes are announced. A fault is told as long as it lasts.
 */
export function MessageLine() {
  const { messages, checking } = useWorkbench();
  const asked = checking.asked.value;
  const faults = asked ? [asked] : checking.live.value;
  const message = messages.current.value;
  const [first] = faults;
  return (
    <div class="message-place" role="status" aria-live="polite" aria-atomic="true">
      {message && (message.isLasting || first === undefined) ? (
        <p class={`message ${message.tone}`}>
          <span title={message.text}>{message.text}</span>
          {message.action ? (
            <button type="button" onClick={message.action.run}>
              {message.action.label}
            </button>
          ) : null}
        </p>
      ) : first ? (
        <p class="message bad">
          <span>
            {asked?.text.endsWith('.') ? asked.text : pageWords.faultAt(first.text, first.places)}
            {faults.length > 1 ? ` ${pageWords.moreFaults(faults.length - 1)}` : ''}
          </span>
        </p>
      ) : null}
    </div>
  );
}
