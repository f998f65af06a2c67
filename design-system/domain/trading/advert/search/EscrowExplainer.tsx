import Lock from 'lucide-react/icons/lock'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Hatch } from '../../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Locked, Step, Steps } from './EscrowExplainer.styles.ts'
import type { SearchType } from '../offer.ts'

const steps = ['lock', 'pay', 'release'] as const

interface EscrowExplainerProps {
  /** From whose side it is told. */
  type: SearchType
}

/** Why nobody can run away with the coins, in three steps, and what the hatch means. */
export function EscrowExplainer({ type }: EscrowExplainerProps) {
  const t = useT('advert')
  return (
    <Card as="section" gap="3">
      <Inline>
        <Icon of={Lock} />
        <Heading level={2} look="strong">
          {t('escrow.title')}
        </Heading>
      </Inline>
      <Steps>
        {steps.map(step => (
          <Step key={step}>{t(`escrow.${type}.${step}`)}</Step>
        ))}
      </Steps>
      <Locked>
        <Hatch />
        <Caption>{t('escrow.hatch')}</Caption>
      </Locked>
    </Card>
  )
}
