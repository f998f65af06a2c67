import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AttachmentView } from '../chat/message/AttachmentView.tsx'
import { FileGrid, FilePlace } from './Case.styles.ts'
import type { CaseFile } from './caseView.ts'

interface CaseFilesProps {
  files: readonly CaseFile[]
}

/** What a side sent as proof, each seen or named, with when it came. */
export function CaseFiles({ files }: CaseFilesProps) {
  const t = useT('dispute')
  const locale = useLocale()
  if (files.length === 0) return <Text tone="secondary">{t('case.noFiles')}</Text>
  return (
    <FileGrid>
      {files.map(({ file, at }) => (
        <FilePlace key={`${file.id} ${at}`}>
          <AttachmentView attachment={file} />
          <Caption as="time" dateTime={at}>
            {t('case.sent', { time: formatDate(at, { format: 'dateTime', locale }) })}
          </Caption>
        </FilePlace>
      ))}
    </FileGrid>
  )
}
