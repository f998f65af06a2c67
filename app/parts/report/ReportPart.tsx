import { ReportButton } from '@souk/design-system/domain/people/report/ReportButton.tsx'
import type { ReportSubject } from './ReportSubjectDialog.tsx'
import { useReport } from './useReport.ts'

/** The button that reports something. */
export function ReportPart(subject: ReportSubject) {
  const report = useReport()
  return report && <ReportButton kind={subject.kind} onReport={() => report(subject)} />
}
