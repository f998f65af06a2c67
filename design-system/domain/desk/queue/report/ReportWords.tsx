import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Described, RowFacts } from '../QueueRow.styles.ts'
import type { DeskReportShape } from '../queueShape.ts'
import { WordList } from './ReportWords.styles.ts'

interface ReportWordsProps {
  report: DeskReportShape
  personHrefOf: (userName: string) => string
}

/** Who has reported something, why, and in which words. */
export function ReportWords({ report: { count, reports }, personHrefOf }: ReportWordsProps) {
  const t = useT('deskQueue')
  const locale = useLocale()
  return (
    <Stack gap="2">
      <Caption as="p">{t('report.who')}</Caption>
      <WordList>
        {reports.map(({ reporter, reason, words, at }) => (
          <li key={reporter}>
            <RowFacts data-compact="">
              <TextLink href={personHrefOf(reporter)}>{reporter}</TextLink>
              <span>{t(`report.reason.${reason}`)}</span>
              <time dateTime={at}>{formatDate(at, { format: 'dateTime', locale })}</time>
            </RowFacts>
            {words !== '' && <Described dir="auto">{words}</Described>}
          </li>
        ))}
      </WordList>
      {count > reports.length && <Caption as="p">{t('report.more', { count: reports.length })}</Caption>}
    </Stack>
  )
}
