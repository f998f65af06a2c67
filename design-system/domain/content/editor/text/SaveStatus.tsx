import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import type { DraftState } from '../editorShape.ts'
import { SaveNote } from './SourceField.styles.ts'

interface SaveStatusProps {
  state: DraftState
  /** Nothing was ever written in this language. */
  isNew: boolean
  onSave: () => void
}

/** How what is written stands to what is kept of it; what kept it from being saved. */
export function SaveStatus({ state, isNew, onSave }: SaveStatusProps) {
  const t = useT('editor')
  const { status, text, refusal } = state
  if (status === 'stale') return null
  const isKept = status === 'kept'
  const isFailed = status === 'failed'
  const isUntitled = status === 'waiting' && text.title.trim() === ''
  const said = isUntitled ? t('save.untitled') : isKept && isNew ? t('save.empty') : t(`save.${status}`)
  return (
    <Inline gap="3">
      <SaveNote data-tone={isFailed ? 'negative' : isKept ? 'secondary' : 'warning'}>
        <Icon of={isFailed ? CircleAlert : isKept ? Check : CloudUpload} size="xs" />
        {said} {isFailed && refusal?.text}
      </SaveNote>
      {(isFailed || status === 'waiting') && !isUntitled && (
        <Button size="s" variant="ghost" onClick={onSave}>
          {t('save.now')}
        </Button>
      )}
    </Inline>
  )
}
