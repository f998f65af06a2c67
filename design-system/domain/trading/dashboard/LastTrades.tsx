import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Mark, Marks } from './LastTrades.styles.ts'

/** How a finished trade ended, or that it is disputed. */
export const tradeEndings = ['completed', 'cancelled', 'dispute', 'closed'] as const
export type TradeEnding = (typeof tradeEndings)[number]

const looks = {
  completed: { icon: Check, tone: 'positive' },
  cancelled: { icon: X, tone: 'neutral' },
  dispute: { icon: Scale, tone: 'negative' },
  closed: { icon: Undo2, tone: 'neutral' },
} as const satisfies Record<TradeEnding, unknown>

interface LastTradesProps {
  /** Newest first, ten at most. */
  endings: readonly { readonly id: string; readonly ending: TradeEnding }[]
  /** When the first of them ended; null without any. */
  since: string | null
}

/** How the viewer's last trades went, at a glance. */
export function LastTrades({ endings, since }: LastTradesProps) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <Stack gap="3">
      <Inline justify="between" align="baseline">
        <Heading level={2} look="strong">
          {t('last.title')}
        </Heading>
        {since !== null && (
          <Caption>{t('last.since', { date: formatDate(since, { format: 'numeric', locale }) })}</Caption>
        )}
      </Inline>
      {endings.length === 0 ? (
        <Text tone="secondary">{t('last.none')}</Text>
      ) : (
        <Marks>
          {endings.map(({ id, ending }) => (
            <Mark key={id} data-tone={looks[ending].tone}>
              <Icon of={looks[ending].icon} size="s" />
              <VisuallyHidden>{t(`last.${ending}`)}</VisuallyHidden>
            </Mark>
          ))}
        </Marks>
      )}
    </Stack>
  )
}
