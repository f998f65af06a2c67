import { useT } from '../../locales/useT.ts'
import type { AuditSubject, DeskFeature, DeskPause } from './deskShape.ts'
import { deskFeatures, deskPauses } from './deskShape.ts'
import { deskExportedLists } from '../__generated__/unions.ts'
import type { DeskExportedList } from '../__generated__/unions.ts'
import { jobNames } from './runningShape.ts'
import type { JobName } from './runningShape.ts'

interface Subject {
  readonly subjectKind: AuditSubject
  readonly subjectLabel: string
}

/** What a subject is called: a feature, a pause, a job and a list in words, anything else as people call it. */
export function useSubjectName(): (subject: Subject) => string {
  const t = useT('desk')
  const tJob = useT('deskJob')
  return ({ subjectKind, subjectLabel }) => {
    if (subjectKind === 'feature' && isFeature(subjectLabel)) return t(`switches.feature.${subjectLabel}`)
    if (subjectKind === 'switch' && isPause(subjectLabel)) return t(`switches.pause.${subjectLabel}`)
    // A message is called by the job that says it, and a list by its page.
    if ((subjectKind === 'job' || subjectKind === 'message') && isJob(subjectLabel)) return tJob(subjectLabel)
    if (subjectKind === 'list' && isList(subjectLabel)) return t(`place.${subjectLabel}`)
    return subjectLabel
  }
}

const isJob = (name: string): name is JobName => jobNames.some(one => one === name)
const isList = (name: string): name is DeskExportedList => deskExportedLists.some(one => one === name)
const isFeature = (name: string): name is DeskFeature => deskFeatures.some(one => one === name)
const isPause = (name: string): name is DeskPause => deskPauses.some(one => one === name)
