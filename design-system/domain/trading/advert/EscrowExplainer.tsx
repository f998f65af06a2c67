import Lock from 'lucide-react/icons/lock'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Hatch } from '../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Locked, Step, Steps } from './EscrowExplainer.styles.ts'
import type { SearchType } from './offer.ts'

const steps = ['lock', 'pay', 'release'] as const

interface EscrowExplainerProps {
  /** From whose side it is told. */
  type: SearchType
}

/** Why nobody can run away with the coins, in three steps, and what the hatch means. */
export function EscrowExplainer({ type }: EscrowExplainerProps) {
  const t = useT('advert')
  return (
    <Card as="section">
      <Stack gap="3">
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
          <Text size="caption" tone="secondary">
            {t('escrow.hatch')}
          </Text>
        </Locked>
      </Stack>
    </Card>
  )
}
