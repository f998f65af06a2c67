import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type {
  StandAct,
  StandCalls,
} from '@souk/design-system/domain/content/editor/publishing/PublishingBar.tsx'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { localeOfDocument } from './documentShapes.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { refusedFor } from './editorRefusal.ts'
import { NotSavedError, useDocumentActs } from './useDocumentActs.ts'

/** What is done with a text in a language besides writing it. */
interface DeskCalls {
  readonly bar: StandCalls
  /** Whether the moment of a schedule is being asked for. */
  readonly isAsking: boolean
  readonly stopAsking: () => void
  /** Answers what it was refused for; null where it is scheduled. */
  readonly schedule: (from: Date) => Promise<string | null>
  /** Asks once more first. */
  readonly restore: (number: number) => void
  readonly restoring: number | null
}

/** Publishes, schedules, discards and restores, each once more asked where something would be gone; refusals are said in place. */
export function useTextCalls(document: EditedDocumentShape, locale: Locale, draft: DraftKeeper): DeskCalls {
  const { alerts, i18n } = useServices()
  const t = useT('editor')
  const modal = useModalOf<typeof modalTable>()
  const acts = useDocumentActs(document.id, locale, draft)
  const [pending, setPending] = useState<StandAct | null>(null)
  const [restoring, setRestoring] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { scheduled } = localeOfDocument(document, locale)

  /** Answers what it was refused for. */
  const tried = async (act: () => Promise<unknown>, done?: string): Promise<string | null> => {
    setProblem(null)
    try {
      await act()
      if (done !== undefined) alerts.show({ kind: 'success', title: done })
      return null
    } catch (error) {
      return error instanceof NotSavedError ? t('save.failed') : refusedFor(i18n, error)
    }
  }
  const run = async (act: StandAct, call: () => Promise<unknown>, done?: string) => {
    setPending(act)
    setProblem(await tried(call, done))
    setPending(null)
  }
  const confirmed = async (words: { title: string; text: string; action: string }) => {
    const { title, text, action } = words
    return (await modal.open('confirmation', { title, children: text, confirmLabel: action })) === true
  }
  const drop = async () => {
    const words = { title: t('act.dropTitle'), text: t('act.dropText'), action: t('act.drop') }
    if (await confirmed(words)) await run('drop', acts.drop)
  }
  const restore = async (number: number) => {
    const title = t('versions.confirmTitle', { number })
    const words = { title, text: t('versions.confirmText'), action: t('versions.restore') }
    if (!(await confirmed(words))) return
    setRestoring(number)
    setProblem(await tried(async () => acts.restore(number), t('act.restored')))
    setRestoring(null)
  }
  return {
    bar: {
      pending,
      problem,
      onPublish: () => void run('publish', async () => acts.publish(null), t('act.published')),
      onSchedule: () => setAsking(true),
      onCancel: () =>
        scheduled !== null &&
        void run('cancel', async () => acts.cancel(scheduled.number), t('act.cancelled')),
      onDrop: () => void drop(),
    },
    isAsking,
    stopAsking: () => setAsking(false),
    schedule: async from => tried(async () => acts.publish(from), t('act.scheduled')),
    restore: number => void restore(number),
    restoring,
  }
}
