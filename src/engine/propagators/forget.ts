/**
 * Shrinks a reason: of the items `from` … `to − 1`, the newest first, forgets each one without which `refutes`
 * still
 * says yes. What is left can't lose any item more, where forgetting never makes `refutes` say yes again. Whole halves
 * are forgotten at a time where they can be, so that k items of n stay at the price of about k · log n calls; one by
 * one or by halves, the items that stay are the same.
 *
 * @param set forgets an item (`known` false) or recalls it
 * @param refutes whether what is still known can't be; it does at the call
 */
export function forget(
  from: number,
  to: number,
  set: (item: number, known: boolean) => void,
  refutes: () => boolean,
): void {
  if (from >= to) return;
  for (let item = from; item < to; item++) set(item, false);
  if (refutes()) return;
  for (let item = from; item < to; item++) set(item, true);
  if (to - from === 1) return;
  const middle = (from + to) >> 1;
  forget(from, middle, set, refutes);
  forget(middle, to, set, refutes);
}
