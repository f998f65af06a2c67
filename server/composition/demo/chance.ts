import { createHash } from 'node:crypto'

/** Numbers from 0 up to and without 1 that look like chance and are the same for the same key. */
export const chanceOf =
  (seed: string) =>
  (key: string): number =>
    createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE() / 2 ** 32
