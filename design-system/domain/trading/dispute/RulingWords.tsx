import Gavel from 'lucide-react/icons/gavel'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Line, Words } from './Case.styles.ts'
import type { Ruling } from './dispute.ts'

interface RulingWordsProps {
  ruling: Ruling
}

/** What an arbiter decided, and why: both sides read the same. */
export function RulingWords({ ruling }: RulingWordsProps) {
  const t = useT('dispute')
  const time = formatDate(ruling.at, { format: 'dateTime', locale: useLocale() })
  return (
    <Stack gap="2">
      <Line>
        <Chip tone="accent" icon={Gavel}>
          {t(`ruling.${ruling.inFavourOf}`)}
        </Chip>
        <Caption>{t('ruling.by', { name: ruling.by, time })}</Caption>
      </Line>
      <Words>{ruling.reason}</Words>
    </Stack>
  )
}
