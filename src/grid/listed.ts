/** `r1c1`, `r1c1 and r1c2`, `r1c1, r1c2, r1c3 and 7 more`: a list that stays readable on the largest board. */
export function listed(items: readonly string[], most = 4): string {
  if (items.length === 0) return 'none';
  if (items.length === 1) return items[0];
  if (items.length <= most) return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
  return `${items.slice(0, most - 1).join(', ')} and ${items.length - most + 1} more`;
}

/** `1 ship`, `2 ships`: a number with its noun. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
