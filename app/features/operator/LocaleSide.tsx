import { DiffPanel } from '@souk/design-system/domain/content/editor/side/DiffPanel.tsx'
import { EditorSide, type SidePart } from '@souk/design-system/domain/content/editor/side/EditorSide.tsx'
import { FindingList } from '@souk/design-system/domain/content/editor/side/FindingList.tsx'
import { PreviewPanel } from '@souk/design-system/domain/content/editor/side/PreviewPanel.tsx'
import { SideState } from '@souk/design-system/domain/content/editor/side/SideState.tsx'
import { VersionList } from '@souk/design-system/domain/content/editor/side/VersionList.tsx'
import type {
  DocumentLocaleShape,
  EditedDocumentShape,
  LintShape,
  PartState,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { useState } from 'react'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useServices } from '../../services/useServices.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { usePreview } from './usePreview.ts'
import { usePublishedText } from './usePublishedText.ts'
import { useVersions } from './useVersions.ts'

interface LocaleSideProps {
  document: EditedDocumentShape
  stand: DocumentLocaleShape
  text: WrittenText
  lint: PartState<LintShape>
  isSeen: boolean
  restore: ((number: number) => void) | null
  restoring: number | null
  onLine: (line: number) => void
}

/** Beside a text: what becomes of it, what is wrong with it, how it differs, what it was. Only what is looked at is asked for. */
export function LocaleSide({ lint, isSeen, onLine, ...rest }: LocaleSideProps) {
  const [part, setPart] = useState<SidePart>('preview')
  const findings = lint.status === 'ready' ? lint.value.findings.length : undefined
  return (
    <EditorSide part={part} onPart={setPart} findings={findings}>
      {isSeen && part === 'preview' && <Preview {...rest} />}
      {isSeen && part === 'findings' && (
        <SideState state={lint} words="findings">
          {value => <FindingList lint={value} onLine={onLine} />}
        </SideState>
      )}
      {isSeen && part === 'difference' && <Difference {...rest} />}
      {isSeen && part === 'versions' && <Versions {...rest} />}
    </EditorSide>
  )
}

type PartProps = Omit<LocaleSideProps, 'lint' | 'onLine' | 'isSeen'>

const loadCard = () =>
  import('@souk/design-system/domain/content/editor/side/CardPreview.tsx').then(module => module.CardPreview)
const cardWords = ['home', 'workspace'] as const

function Preview({ document, stand, text }: PartProps) {
  const { clock } = useServices()
  const { locale } = stand
  const preview = usePreview({ ...document, locale, text })
  const live = useTextLive(preview)
  const isCard = preview.status === 'ready' && preview.value.card !== null
  const showCard = useWordedPart(isCard, loadCard, cardWords)
  const updatedAt = clock.now().toISOString()
  return (
    <SideState state={preview} words="preview">
      {value => (
        <PreviewPanel
          preview={value}
          live={live}
          locale={locale}
          updatedAt={updatedAt}
          drawCard={showCard && (card => showCard({ card }))}
        />
      )}
    </SideState>
  )
}

function Difference({ document, stand, text }: PartProps) {
  const shown = usePublishedText(document.id, stand)
  return (
    <SideState state={shown} words="difference">
      {value => <DiffPanel shown={value.text} text={text} />}
    </SideState>
  )
}

function Versions({ document, stand, restore, restoring }: PartProps) {
  const versions = useVersions(document.id, stand)
  return (
    <VersionList
      {...versions}
      latest={stand.latest?.number ?? null}
      lang={stand.locale}
      onRestore={restore}
      pending={restoring}
    />
  )
}
