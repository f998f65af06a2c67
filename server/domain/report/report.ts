import { accepted, refuse, refused, type Result } from '../refusal/refusal.ts'

/** What people report where they meet each other. */
export const reportKinds = ['offer', 'person', 'message', 'store'] as const
export type ReportKind = (typeof reportKinds)[number]

interface ReasonRule {
  /** Says too little by itself: words have to come along. */
  readonly needsWords: boolean
}

/** Why somebody reports something. A new reason is a row here, and words. */
export const reportReasons = {
  fraud: { needsWords: false },
  outside: { needsWords: false },
  untrue: { needsWords: false },
  impersonation: { needsWords: false },
  abuse: { needsWords: false },
  spam: { needsWords: false },
  forbidden_goods: { needsWords: false },
  other: { needsWords: true },
} as const satisfies Readonly<Record<string, ReasonRule>>

export type ReportReason = keyof typeof reportReasons
export const reportReasonNames = Object.keys(reportReasons) as readonly ReportReason[]

/** How much somebody may say in words of their own, in characters. */
export const reportRules = { wordsMost: 1000 } as const

/** What came of reports that are closed: something was done about it, or nothing had to be. */
export const reportOutcomes = ['acted', 'dismissed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** What somebody says beside the reason, without the space around it. Refuses `required` at its field where the reason needs it. */
export function readWords(reason: ReportReason, said: string | undefined): Result<string> {
  const words = said?.trim() ?? ''
  return reportReasons[reason].needsWords && words === ''
    ? refused(refuse('required', 'words'))
    : accepted(words)
}
