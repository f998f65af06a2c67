import type { FieldLength } from '../../forms/fieldLengths.ts'

/** The lengths that the contract takes of what is typed at the desk; a test holds them equal. */
export const deskLengths = {
  reason: { least: 3, most: 500 },
  note: { most: 1000 },
  search: { least: 2, most: 120 },
} as const satisfies Readonly<Record<string, FieldLength>>
