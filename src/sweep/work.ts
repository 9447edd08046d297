/** Units of work in expanding one state: wide states and many lanes take longer. */
export function unitsOf(words: number, lanes: number): number {
  return (1 + (words >> 1)) * Math.max(1, Math.ceil(lanes / 16));
}
