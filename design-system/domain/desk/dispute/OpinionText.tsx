import Hourglass from 'lucide-react/icons/hourglass'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { Line, Words } from '../../trading/dispute/Case.styles.ts'
import type { OpinionShape } from './deskDispute.ts'

interface OpinionTextProps {
  opinion: OpinionShape
}

/** What was asked about a case, and what another arbiter said to it. */
export function OpinionText({ opinion }: OpinionTextProps) {
  const t = useT('deskDispute')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const { question, askedBy, askedAt, answer } = opinion
  const ago = (moment: string) => formatRelativeTime(moment, { now, locale })
  return (
    <Stack gap="2">
      <Caption as="p">{t('opinions.asked', { name: askedBy, time: ago(askedAt) })}</Caption>
      <Words>{question}</Words>
      {answer === null ? (
        <Line>
          <Chip tone="warning" icon={Hourglass}>
            {t('opinions.open')}
          </Chip>
        </Line>
      ) : (
        <>
          <Line>
            <Chip tone="accent" icon={MessagesSquare}>
              {t(`opinions.${answer.inFavourOf}`)}
            </Chip>
            <Caption>{t('opinions.answered', { name: answer.by, time: ago(answer.at) })}</Caption>
          </Line>
          <Words>{answer.words}</Words>
        </>
      )}
    </Stack>
  )
}
