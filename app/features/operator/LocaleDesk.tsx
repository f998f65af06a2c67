import { PublishingBar } from '@souk/design-system/domain/content/editor/publishing/PublishingBar.tsx'
import { EditorColumns } from '@souk/design-system/domain/content/editor/EditorColumns.tsx'
import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { SaveStatus } from '@souk/design-system/domain/content/editor/text/SaveStatus.tsx'
import { VersionConflict } from '@souk/design-system/domain/content/editor/text/VersionConflict.tsx'
import type { SourceHandle } from '@souk/design-system/domain/content/editor/text/SourceField.tsx'
import { TextFields } from '@souk/design-system/domain/content/editor/text/TextFields.tsx'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { localeOfDocument } from './documentShapes.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { LocaleSide } from './LocaleSide.tsx'
import { useLint } from './useLint.ts'
import { usePictureUpload } from './usePictureUpload.ts'
import { useTextCalls } from './useTextCalls.ts'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { usePart } from '../../services/usePart.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'

interface LocaleDeskProps {
  document: EditedDocumentShape
  locale: Locale
  draft: DraftKeeper
  /** Its language is the one on screen: else nothing is asked for. */
  isSeen: boolean
}

/** What is written of a document in a language, what can be done with it, and what becomes of it. */
export function LocaleDesk({ document, locale, draft, isSeen }: LocaleDeskProps) {
  const source = useRef<SourceHandle>(null)
  const state = useSyncExternalStore(draft.subscribe, draft.getState)
  const stand = localeOfDocument(document, locale)
  const isArchived = document.archivedAt !== null
  const lint = useLint(document, { locale, text: state.text, isWanted: isSeen })
  const calls = useTextCalls(document, locale, draft)
  const onPicture = usePictureUpload()
  useSaveKey(isSeen, draft)
  const hasErrors =
    lint.status === 'ready' && lint.value.findings.some(({ severity }) => severity === 'error')
  return (
    <EditorColumns
      side={
        <LocaleSide
          document={document}
          stand={stand}
          text={state.text}
          lint={lint}
          isSeen={isSeen}
          restore={isArchived ? null : calls.restore}
          restoring={calls.restoring}
          onLine={line => source.current?.goTo(line)}
        />
      }
    >
      <Card>
        <PublishingBar stand={stand} isArchived={isArchived} hasErrors={hasErrors} {...calls.bar} />
      </Card>
      {state.theirs !== null && (
        <VersionConflict
          mine={state.text}
          theirs={state.theirs}
          onMine={draft.keepMine}
          onTheirs={draft.takeTheirs}
        />
      )}
      <Card>
        <Stack gap="3">
          <TextFields
            text={state.text}
            onChange={draft.change}
            document={document}
            refusal={state.refusal}
            lang={locale}
            onPicture={onPicture}
            sourceRef={source}
          />
          <SaveStatus state={state} isNew={stand.latest === null} onSave={() => void draft.flush()} />
        </Stack>
      </Card>
      {calls.isAsking && <ScheduleAsk onSchedule={calls.schedule} onClose={calls.stopAsking} />}
    </EditorColumns>
  )
}

const loadDialog = () =>
  import('@souk/design-system/domain/content/editor/publishing/ScheduleDialog.tsx').then(
    module => module.ScheduleDialog,
  )

interface ScheduleAskProps {
  onSchedule: (from: Date) => Promise<string | null>
  onClose: () => void
}

/** Asks for a moment, by the clock of who is logged in. */
function ScheduleAsk({ onSchedule, onClose }: ScheduleAskProps) {
  const { clock } = useServices()
  const timeZone = useViewer()?.timeZone ?? deviceTimeZone()
  const show = usePart(true, loadDialog)
  return show?.({ now: clock.now(), timeZone, onSchedule, onClose }) ?? null
}

/** Ctrl+S saves at once; on a Mac with Command. */
function useSaveKey(isSeen: boolean, draft: DraftKeeper): void {
  useEffect(() => {
    if (!isSeen) return undefined
    const press = (event: KeyboardEvent) => {
      const isCalled = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isCalled) return
      event.preventDefault()
      void draft.flush()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isSeen, draft])
}
