/** What is known of one decision. A board's marks are one `Uint8Array` over its decisions. */
export const UNKNOWN = 0;
/** Shaded, ship, painted, or on the loop. */
export const YES = 1;
/** White, water, unpainted, or off the loop. */
export const NO = 2;

export type Mark = typeof UNKNOWN | typeof YES | typeof NO;
export type Marks = Uint8Array;
