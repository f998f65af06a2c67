import { StandBar } from '@souk/design-system/domain/content/editor/stand/StandBar.tsx'
import { EditorColumns } from '@souk/design-system/domain/content/editor/EditorColumns.tsx'
import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { SaveLine } from '@souk/design-system/domain/content/editor/text/SaveLine.tsx'
import { StaleChoice } from '@souk/design-system/domain/content/editor/text/StaleChoice.tsx'
import type { SourceHandle } from '@souk/design-system/domain/content/editor/text/SourceField.tsx'
import { TextFields } from '@souk/design-system/domain/content/editor/text/TextFields.tsx'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useRef, useSyncExternalStore } from 'react'
import { standIn } from './documentShapes.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { LocaleSide } from './LocaleSide.tsx'
import { ScheduleAsk } from './ScheduleAsk.tsx'
import { useLint } from './useLint.ts'
import { usePictureUpload } from './usePictureUpload.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useStandCalls } from './useStandCalls.ts'

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
  const stand = standIn(document, locale)
  const isArchived = document.archivedAt !== null
  const lint = useLint(document, { locale, text: state.text, isWanted: isSeen })
  const calls = useStandCalls(document, locale, draft)
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
        <StandBar stand={stand} isArchived={isArchived} hasErrors={hasErrors} {...calls.bar} />
      </Card>
      {state.theirs !== null && (
        <StaleChoice
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
          <SaveLine state={state} isNew={stand.latest === null} onSave={() => void draft.flush()} />
        </Stack>
      </Card>
      {calls.isAsking && <ScheduleAsk onSchedule={calls.schedule} onClose={calls.stopAsking} />}
    </EditorColumns>
  )
}
