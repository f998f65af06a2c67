import { ReportDialog } from '@souk/design-system/domain/people/report/ReportDialog.tsx'
import type { ReportKind, ReportValues } from '@souk/design-system/domain/people/report/reportShape.ts'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { useIntent } from '../../services/useIntent.ts'
import { ReportMutation } from './Report.mutation.ts'

/** What is reported. */
export interface ReportSubject {
  readonly kind: ReportKind
  /** What the service knows it by: the id of an offer or a message, the name of a person, what names an invoice of a store. */
  readonly id: string
  /** Whose it is, or what it is called. */
  readonly name: string
}

/** The dialog that reports, with its call. */
export function ReportSubjectDialog({ kind, id, name, ...controls }: ReportSubject & ModalControls<true>) {
  const { run } = useIntent(ReportMutation, { errors: 'place' })
  const report = async ({ reason, words }: ReportValues) => {
    const { reportSomething } = await run({
      input: { kind, subjectId: id, reason, ...(words === '' ? {} : { words }) },
    })
    if (reportSomething == null) throw new Error('Nothing was answered')
    return reportSomething
  }
  return <ReportDialog kind={kind} name={name} onReport={report} {...controls} />
}
