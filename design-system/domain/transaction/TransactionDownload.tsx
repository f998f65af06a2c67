import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { formatFileSize } from '../../format/formatFileSize.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { Inline } from '../../primitives/layout/Inline.tsx'
import { Text } from '../../primitives/text/Text.tsx'

/** How the spreadsheet is coming. */
export type DownloadState =
  | { readonly kind: 'idle' }
  /** So much is here. */
  | { readonly kind: 'running'; readonly bytes: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' }
  /** Too many were asked for. */
  | { readonly kind: 'tooMany' }

interface TransactionDownloadProps {
  state: DownloadState
  onStart: () => void
  onStop: () => void
}

/** Takes the movements on screen, all of them, home as a spreadsheet. Says how it goes, and why it did not. */
export function TransactionDownload({ state, onStart, onStop }: TransactionDownloadProps) {
  const t = useT('transaction')
  const locale = useLocale()
  return (
    <Inline gap={state.kind === 'idle' ? '0' : '2'}>
      {state.kind === 'running' ? (
        <Button size="s" onClick={onStop}>
          {t('download.stop')}
        </Button>
      ) : (
        <Button size="s" icon={FileSpreadsheet} onClick={onStart}>
          {t('download.excel')}
        </Button>
      )}
      <Text
        size="caption"
        tone={state.kind === 'failed' || state.kind === 'tooMany' ? 'negative' : 'secondary'}
        aria-live="polite"
      >
        {state.kind === 'running' &&
          (state.bytes === 0
            ? t('download.preparing')
            : t('download.progress', { size: formatFileSize(state.bytes, locale) }))}
        {state.kind === 'done' && t('download.done')}
        {state.kind === 'failed' && `${t('download.failed')}. ${t('download.failedText')}`}
        {state.kind === 'tooMany' && t('download.tooMany')}
      </Text>
    </Inline>
  )
}
