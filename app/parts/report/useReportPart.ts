import { useStanding } from '../../services/useViewer.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'

/** Only who is logged in reports: a first visit does without. */
const loadPart = () => import('./ReportPart.tsx').then(module => module.ReportPart)

/** The button that reports something, with its words; null until it is there, and for who is not logged in. */
export function useReportPart() {
  const standing = useStanding()
  return useWordedPart(standing === 'member' || standing === 'guest', loadPart, 'report')
}
