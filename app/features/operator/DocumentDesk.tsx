import { DocumentHead } from '@souk/design-system/domain/content/editor/DocumentHead.tsx'
import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { isLocale, locales } from '@souk/design-system/format/locale.ts'
import { localeTable } from '@souk/design-system/locales/localeTable.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Tabs } from '@souk/design-system/primitives/tabs/Tabs.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePart } from '../../services/usePart.ts'
import { LocaleDesk } from './LocaleDesk.tsx'
import { useArchive } from './useArchive.ts'
import { useAskToLeave } from './useAskToLeave.ts'
import { useDrafts } from './useDrafts.ts'
import type { StartTexts } from './useInitialTexts.ts'
import { operatorPaths } from './operatorPaths.ts'
import type { DocumentPlace } from '@souk/design-system/domain/content/editor/MoveDialog.tsx'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useServices } from '../../services/useServices.ts'
import { UpdateDocumentMutation } from './Content.queries.ts'

interface DocumentDeskProps {
  document: EditedDocumentShape
  texts: StartTexts
}

const loadMove = () =>
  import('@souk/design-system/domain/content/editor/MoveDialog.tsx').then(module => module.MoveDialog)

/** The editor of a document: a panel for each language. One that is left stays as it is, with its cursor and its steps back. */
export function DocumentDesk({ document, texts }: DocumentDeskProps) {
  const t = useT('editor')
  const spoken = useLocale()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('in')
  const selected = asked !== null && isLocale(asked) ? asked : spoken
  const drafts = useDrafts(document, texts)
  const archive = useArchive(document.id)
  const move = useMove(document.id)
  const [isMoving, setMoving] = useState(false)
  const showMove = usePart(isMoving, loadMove)
  useAskToLeave(drafts)
  return (
    <Stack gap="4">
      <DocumentHead
        document={document}
        listHref={operatorPaths.content()}
        onMove={() => setMoving(true)}
        {...archive}
      />
      <Tabs
        label={t('document.languages')}
        tabs={locales.map(id => ({ id, label: localeTable[id].name }))}
        selected={selected}
        onSelect={locale => setQuery({ in: locale }, { replace: true, preventScrollReset: true })}
      >
        {locales.map(locale => (
          <div key={locale} hidden={locale !== selected}>
            <LocaleDesk
              document={document}
              locale={locale}
              draft={drafts[locale]}
              isSeen={locale === selected}
            />
          </div>
        ))}
      </Tabs>
      {isMoving && showMove?.({ document, onMove: move, onClose: () => setMoving(false) })}
    </Stack>
  )
}

/** Moves a document; a refusal is thrown, for the form that asked. */
function useMove(id: string): (place: DocumentPlace) => Promise<void> {
  const { client } = useServices()
  return async ({ place, parent }) => {
    // What lies in nothing is not told what it lies in.
    await runMutation(client, UpdateDocumentMutation, {
      id,
      input: { place, ...(parent === null ? {} : { parent }) },
    })
  }
}
