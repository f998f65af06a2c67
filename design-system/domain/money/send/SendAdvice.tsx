import MessageCircle from 'lucide-react/icons/message-circle'
import Network from 'lucide-react/icons/network'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const points = [
  { name: 'network', icon: Network },
  { name: 'address', icon: Undo2 },
  { name: 'approval', icon: MessageCircle },
  { name: 'caller', icon: ShieldAlert },
] as const

/** What to keep in mind before coins leave, beside the form. */
export function SendAdvice() {
  const t = useT('send')
  return (
    <Card as="section">
      <Stack gap="3">
        <Heading level={2}>{t('side.title')}</Heading>
        <Stack as="ul" gap="3">
          {points.map(({ name, icon }) => (
            <Inline as="li" key={name} gap="3" wrap="nowrap" align="start">
              <Icon of={icon} size="m" />
              <Text tone="secondary">{t(`side.${name}`)}</Text>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
