import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { useT } from '../../locales/useT.ts'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { MeterRoot, Need, Needs, Segment, Segments } from './PasswordMeter.styles.ts'
import { metNeeds, passwordNeeds } from './passwordNeed.ts'

type PasswordMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The password as typed so far. */
  value: string
}

/** What a new password needs, ticked off while it is typed. */
export function PasswordMeter({ value, ...rest }: PasswordMeterProps) {
  const t = useT('auth')
  const met = metNeeds(value)
  const progress = met.length === passwordNeeds.length ? 'done' : 'going'
  return (
    <MeterRoot data-progress={progress} {...rest}>
      <Segments aria-hidden>
        {passwordNeeds.map((need, index) => (
          <Segment key={need} data-on={index < met.length} />
        ))}
      </Segments>
      <VisuallyHidden as="output">
        {value !== '' && t('needsMet', { met: met.length, all: passwordNeeds.length })}
      </VisuallyHidden>
      <Needs aria-label={t('needs')}>
        {passwordNeeds.map(need => {
          const isMet = met.includes(need)
          return (
            <Need key={need} data-met={isMet}>
              <Icon of={isMet ? Check : Circle} size="xs" />
              {t(`need.${need}`)}
              {isMet && <VisuallyHidden>, {t('needMet')}</VisuallyHidden>}
            </Need>
          )
        })}
      </Needs>
    </MeterRoot>
  )
}
