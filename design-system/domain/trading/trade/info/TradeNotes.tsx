import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { TabBody } from './TradeInfo.styles.ts'

interface TradeNotesProps {
  partnerName: string
  /** A `MemoForm` about the trade. */
  trade: ReactNode
  /** A `MemoForm` about the partner. */
  partner: ReactNode
}

/** What the viewer noted about the trade and about the partner: the tab "Notes". */
export function TradeNotes({ partnerName, trade, partner }: TradeNotesProps) {
  const t = useT('tradePage')
  return (
    <TabBody>
      <Stack gap="6">
        <Stack gap="3">
          <Heading level={3}>{t('memo.title')}</Heading>
          {trade}
        </Stack>
        <Stack gap="3">
          <Heading level={3}>{t('memo.person', { name: partnerName })}</Heading>
          {partner}
        </Stack>
      </Stack>
    </TabBody>
  )
}
