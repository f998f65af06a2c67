/** How the last change of a form that saves by itself stands; `idle` before the first. */
export const savingStatuses = ['idle', 'saving', 'saved', 'invalid', 'failed'] as const
export type SavingStatus = (typeof savingStatuses)[number]
