/** A source of so many unpredictable bytes. In production `crypto.randomBytes`; in tests a seeded one. */
export type Random = (bytes: number) => Uint8Array
