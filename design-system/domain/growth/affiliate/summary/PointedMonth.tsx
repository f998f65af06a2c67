import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AffiliateLevel } from '../affiliateShape.ts'

interface PointedMonthProps {
  name: string
  total: string
  levels: readonly { readonly level: AffiliateLevel; readonly text: string }[]
}

/** The figures of one month, for whoever looks at its bar; the table has them for screen readers. */
export function PointedMonth({ name, total, levels }: PointedMonthProps) {
  const t = useT('affiliate')
  return (
    <Inline gap="3" align="baseline" aria-hidden>
      <Text size="body-strong">{name}</Text>
      <Text size="body-strong">{total}</Text>
      {levels.map(({ level, text }) => (
        <Text key={level} size="caption" tone="secondary">
          {t('level', { level })}: {text}
        </Text>
      ))}
    </Inline>
  )
}
