import type { Literal } from '../engine/literal.ts';
import type { Steps } from '../grid/task.ts';

/**
 * Makes an unsatisfiable core minimal by deletion: each premise in turn is tried to be done without, and what a
 * refutation without it doesn't use goes as well. Cost: one refutation a premise at most.
 *
 * @param refute the premises that a refutation from `rest` rests on, or null where there is none (or none is found)
 */
export function* shrinkCore(
  core: readonly Literal[],
  refute: (rest: readonly Literal[]) => Steps<readonly Literal[] | null>,
  watch: (core: readonly Literal[]) => void = () => {},
): Steps<Literal[]> {
  let left = [...core];
  for (const candidate of core) {
    if (!left.includes(candidate)) continue;
    const rest = left.filter((literal) => literal !== candidate);
    const used = yield* refute(rest);
    if (used) left = rest.filter((literal) => used.includes(literal));
    watch(left);
  }
  return left;
}
