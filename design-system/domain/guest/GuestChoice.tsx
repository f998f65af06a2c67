import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { LinkButton } from '../../primitives/button/LinkButton.tsx'
import { Card } from '../../primitives/card/Card.tsx'
import { Inline } from '../../primitives/layout/Inline.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { Text } from '../../primitives/text/Text.tsx'

interface GuestChoiceProps {
  /** Both pages; each brings its visitor back here. */
  hrefs: { readonly logIn: string; readonly signUp: string }
  onGuest: () => void
}

/** In place of the form of a trade for a visitor whom its advert takes without an account, until they have chosen. */
export function GuestChoice({ hrefs, onGuest }: GuestChoiceProps) {
  const t = useT('guest')
  const tAuth = useT('auth')
  return (
    <Card as="section">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{t('choice.title')}</Heading>
          <Text as="p" tone="secondary">
            {t('choice.text')}
          </Text>
        </Stack>
        <Inline gap="2">
          <LinkButton href={hrefs.logIn} variant="primary" size="l">
            {tAuth('logIn')}
          </LinkButton>
          <LinkButton href={hrefs.signUp} size="l">
            {tAuth('signUp')}
          </LinkButton>
          <Button size="l" onClick={onGuest}>
            {t('choice.guest')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
