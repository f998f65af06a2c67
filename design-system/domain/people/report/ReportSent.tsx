import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { ReportTaken } from './reportShape.ts'

interface ReportSentProps {
  title: string
  taken: ReportTaken
  onClose: () => void
}

/** A report was taken, or had been before: and what happens now. */
export function ReportSent({ title, taken: { isFirst, reportedAt }, onClose }: ReportSentProps) {
  const t = useT('report')
  const tCommon = useT('common')
  const locale = useLocale()
  const footer = (
    <Button size="l" variant="primary" onClick={onClose}>
      {tCommon('verb.close')}
    </Button>
  )
  return (
    <ModalDialog title={title} onClose={onClose} footer={footer}>
      <Notice tone={isFirst ? 'positive' : 'neutral'} title={t(isFirst ? 'taken' : 'takenBefore')}>
        {isFirst
          ? t('takenText')
          : t('takenBeforeText', { date: formatDate(reportedAt, { format: 'dateTime', locale }) })}
      </Notice>
      <Text as="p" tone="secondary">
        {t('told')}
      </Text>
    </ModalDialog>
  )
}
