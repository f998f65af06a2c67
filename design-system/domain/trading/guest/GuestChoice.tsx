import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AccountButtons } from '../../page/state/AccountButtons.tsx'
import type { AccountButtonsProps } from '../../page/state/AccountButtons.tsx'

interface GuestChoiceProps extends Pick<AccountButtonsProps, 'hrefs'> {
  onGuest: () => void
}

/** In place of the form of a trade for a visitor whom its advert takes without an account, until they have chosen. */
export function GuestChoice({ hrefs, onGuest }: GuestChoiceProps) {
  const t = useT('guest')
  return (
    <Card as="section" gap="4">
      <Stack gap="1">
        <Heading level={2}>{t('choice.title')}</Heading>
        <Text as="p" tone="secondary">
          {t('choice.text')}
        </Text>
      </Stack>
      <AccountButtons hrefs={hrefs}>
        <Button size="l" onClick={onGuest}>
          {t('choice.guest')}
        </Button>
      </AccountButtons>
    </Card>
  )
}
