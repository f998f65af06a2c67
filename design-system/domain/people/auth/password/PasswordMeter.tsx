import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { metNeeds } from '../../../../forms/engine/passwordRule.ts'
import type { PasswordRule } from '../../../../forms/engine/passwordRule.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { MeterRoot, Need, Needs, Segment, Segments } from './PasswordMeter.styles.ts'

type PasswordMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The password as typed so far. */
  value: string
  /** What it needs. */
  rule: PasswordRule
}

/** What a new password needs, ticked off while it is typed. */
export function PasswordMeter({ value, rule, ...rest }: PasswordMeterProps) {
  const t = useT('auth')
  const { needs, minLength } = rule
  const met = metNeeds(value, rule)
  const progress = met.length === needs.length ? 'done' : 'going'
  return (
    <MeterRoot data-progress={progress} {...rest}>
      <Segments aria-hidden>
        {needs.map((need, index) => (
          <Segment key={need} data-on={index < met.length} />
        ))}
      </Segments>
      <VisuallyHidden as="output">
        {value !== '' && t('needsMet', { met: met.length, all: needs.length })}
      </VisuallyHidden>
      <Needs aria-label={t('needs')}>
        {needs.map(need => {
          const isMet = met.includes(need)
          return (
            <Need key={need} data-met={isMet}>
              <Icon of={isMet ? Check : Circle} size="xs" />
              {t(`need.${need}`, { count: minLength })}
              {isMet && <VisuallyHidden>, {t('needMet')}</VisuallyHidden>}
            </Need>
          )
        })}
      </Needs>
    </MeterRoot>
  )
}
