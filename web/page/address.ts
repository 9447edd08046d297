/** The board that the page's own address names, as `#usoone/6/6/…`; empty when it names none. */
export function named(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // Half an escape: the reader says at which character it breaks off.
    return hash;
  }
}
