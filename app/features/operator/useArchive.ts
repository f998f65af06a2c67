import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { ArchiveDocumentMutation, BringBackDocumentMutation } from './Content.queries.ts'
import { refusedFor } from './editorRefusal.ts'

/** Takes a document to the archive, once more asked, and back; says in place what that was refused for. */
export function useArchive(id: string) {
  const { client, i18n } = useServices()
  const t = useT('editor')
  const modal = useModalOf<typeof modalTable>()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (mutation: typeof ArchiveDocumentMutation | typeof BringBackDocumentMutation) => {
    setPending(true)
    setProblem(null)
    try {
      await client.mutate<unknown>({ mutation, variables: { id }, context: marked({ errors: 'place' }) })
    } catch (error) {
      setProblem(refusedFor(i18n, error))
    } finally {
      setPending(false)
    }
  }
  const archive = async () => {
    const answer = await modal.open('confirmation', {
      title: t('document.archiveTitle'),
      children: t('document.archiveText'),
      confirmLabel: t('document.archive'),
    })
    if (answer === true) await run(ArchiveDocumentMutation)
  }
  return {
    isPending,
    problem,
    onArchive: () => void archive(),
    onBringBack: () => void run(BringBackDocumentMutation),
  }
}
