import type { ComponentProps } from 'react'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import type { RiskCode } from './person.ts'
import { RiskList, RiskRow } from './RiskNotes.styles.ts'
import { riskLook } from './riskLook.ts'

/** `beside` has the sentence next to the chip, `stacked` under it, for a narrow column. */
export const riskNoteLayouts = ['beside', 'stacked'] as const
export type RiskNoteLayout = (typeof riskNoteLayouts)[number]

type RiskNotesProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The order is the server's. */
  risks: readonly RiskCode[]
  /** Since when the account is there. */
  registeredAt: string
  layout?: RiskNoteLayout | undefined
}

/** What should make somebody careful before a trade: each a chip with its sentence, never behind a hover. */
export function RiskNotes({ risks, registeredAt, layout = 'beside', ...rest }: RiskNotesProps) {
  const t = useT('person')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const time = formatRelativeTime(registeredAt, { now, locale })
  return (
    <RiskList data-layout={layout} aria-label={t('risk.title')} {...rest}>
      {risks.map(code => (
        <RiskRow key={code}>
          <Chip tone={riskLook[code].tone} icon={riskLook[code].icon}>
            {t(`risk.${code}.name`)}
          </Chip>
          <Text>{t(`risk.${code}.text`, { time })}</Text>
        </RiskRow>
      ))}
    </RiskList>
  )
}
