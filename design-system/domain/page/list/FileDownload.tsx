import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { formatFileSize } from '../../../format/formatFileSize.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** How the file is coming. */
export type DownloadState =
  | { readonly kind: 'idle' }
  /** So much is here. */
  | { readonly kind: 'running'; readonly bytes: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' }
  /** Too many were asked for. */
  | { readonly kind: 'tooMany' }

interface FileDownloadProps<Format extends string> {
  state: DownloadState
  /** What it can be had as, each with the words of its button: "Excel file". */
  formats: readonly { readonly format: Format; readonly label: string }[]
  onStart: (format: Format) => void
  onStop: () => void
}

/** Takes what is on screen, all of it, home as a file. Says how it goes, and why it did not. */
export function FileDownload<Format extends string>(props: FileDownloadProps<Format>) {
  const { state, formats, onStart, onStop } = props
  const t = useT('download')
  const locale = useLocale()
  return (
    <Inline gap={state.kind === 'idle' && formats.length === 1 ? '0' : '2'}>
      {state.kind === 'running' ? (
        <Button size="s" onClick={onStop}>
          {t('stop')}
        </Button>
      ) : (
        formats.map(({ format, label }) => (
          <Button key={format} size="s" icon={FileSpreadsheet} onClick={() => onStart(format)}>
            {label}
          </Button>
        ))
      )}
      <Text
        size="caption"
        tone={state.kind === 'failed' || state.kind === 'tooMany' ? 'negative' : 'secondary'}
        aria-live="polite"
      >
        {state.kind === 'running' &&
          (state.bytes === 0 ? t('preparing') : t('progress', { size: formatFileSize(state.bytes, locale) }))}
        {state.kind === 'done' && t('done')}
        {state.kind === 'failed' && `${t('failed')}. ${t('failedText')}`}
        {state.kind === 'tooMany' && t('tooMany')}
      </Text>
    </Inline>
  )
}
