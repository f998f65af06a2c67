import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

interface AttractedNoteProps {
  /** How many stores of others opened because of the viewer. */
  readonly count: number
  readonly href: string
}

/** Beside a merchant’s page: what an agent has brought. */
export function AttractedNote({ count, href }: AttractedNoteProps) {
  const t = useT('merchant')
  return (
    <Card as="section" gap="2">
      <Heading level={2} look="strong">
        {t('side.agent')}
      </Heading>
      <Text as="p" tone="secondary">
        {t('side.attracted', { count })}
      </Text>
      <TextLink href={href} iconEnd={ChevronRight}>
        {t('side.earned')}
      </TextLink>
    </Card>
  )
}
