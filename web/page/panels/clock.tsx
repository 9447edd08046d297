import { clockText } from '../game/clock.ts';
import { settings } from '../settings.ts';
import { paused, running, shown, togglePause } from '../ticking.ts';
import { say } from '../words.ts';

export function ClockPanel() {
  const visible = settings.clock.value === 'shown';
  return (
    <div class="clock">
      {visible ? (
        <span role="timer" aria-label={say.clock}>
          {clockText(shown.value)}
        </span>
      ) : null}
      {running.value || paused.value ? (
        <button type="button" class="plain" aria-pressed={paused.value} onClick={togglePause}>
          {paused.value ? say.resume : say.pause}
        </button>
      ) : null}
    </div>
  );
}
