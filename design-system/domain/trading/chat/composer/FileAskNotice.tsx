import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'

interface FileAskNoticeProps {
  /** Who asks. */
  name: string
  /** Lets the viewer pick a file. */
  onAttach: () => void
}

/** Stands over the composer while the partner waits for a file. */
export function FileAskNotice({ name, onAttach }: FileAskNoticeProps) {
  const t = useT('chat')
  return (
    <Notice
      tone="accent"
      icon={FileQuestion}
      title={t('fileAsk.asked', { name })}
      action={
        <Button size="s" variant="soft" onClick={onAttach}>
          {t('fileAsk.attach')}
        </Button>
      }
    >
      {t('fileAsk.text')}
    </Notice>
  )
}
