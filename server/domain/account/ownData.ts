/** What rules hold for what somebody asks to have of what is kept about them, and for what is left of who has gone. */
export const ownDataRules = {
  /** So long it lies ready, to be taken once. */
  readyDays: 7,
  /** So long after one was asked for no other is made. */
  againHours: 24,
  /**
   * So long what the law asks to be kept of an account that was deleted is kept: who it was, where from it was used, what was said in
   * its trades. Five years. The books stay for ever, without a name.
   */
  keptDays: 1826,
} as const

/** How what somebody asked for stands. */
export const exportStates = ['making', 'ready', 'taken', 'over'] as const
export type ExportState = (typeof exportStates)[number]

/** How it stands at a moment: what was not taken in time is over. */
export function exportStateAt(
  row: { readonly made_at: Date | null; readonly ends_at: Date | null; readonly taken_at: Date | null },
  at: Date,
): ExportState {
  if (row.taken_at !== null) return 'taken'
  if (row.ends_at === null) return 'making'
  return row.ends_at > at ? 'ready' : 'over'
}
