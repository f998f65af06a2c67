import { useT } from '../../locales/useT.ts'
import type { AuditSubject, DeskFeature, DeskPause } from './deskShape.ts'
import { deskFeatures, deskPauses } from './deskShape.ts'

interface Subject {
  readonly subjectKind: AuditSubject
  readonly subjectLabel: string
}

/** What a subject is called: a feature and a pause in words, anything else as people call it. */
export function useSubjectName(): (subject: Subject) => string {
  const t = useT('desk')
  return ({ subjectKind, subjectLabel }) => {
    if (subjectKind === 'feature' && isFeature(subjectLabel)) return t(`switches.feature.${subjectLabel}`)
    if (subjectKind === 'switch' && isPause(subjectLabel)) return t(`switches.pause.${subjectLabel}`)
    return subjectLabel
  }
}

const isFeature = (name: string): name is DeskFeature => deskFeatures.some(one => one === name)
const isPause = (name: string): name is DeskPause => deskPauses.some(one => one === name)
