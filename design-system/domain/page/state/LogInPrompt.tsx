import Lock from 'lucide-react/icons/lock'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AccountButtons } from './AccountButtons.tsx'
import type { AccountButtonsProps } from './AccountButtons.tsx'

/** In place of the form of a trade for a visitor whom its advert does not take without an account. */
export function LogInPrompt({ hrefs }: Pick<AccountButtonsProps, 'hrefs'>) {
  const t = useT('state')
  return (
    <Card as="section">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{t('logIn.title')}</Heading>
          <Inline gap="2" wrap="nowrap" align="start">
            <Icon of={Lock} size="s" />
            <Text tone="secondary">{t('logIn.text')}</Text>
          </Inline>
        </Stack>
        <AccountButtons hrefs={hrefs} />
      </Stack>
    </Card>
  )
}
