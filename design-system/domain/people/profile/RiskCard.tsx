import ShieldCheck from 'lucide-react/icons/shield-check'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { PersonShape } from './person.ts'
import { RiskNotes } from './RiskNotes.tsx'
import type { RiskNoteLayout } from './RiskNotes.tsx'

interface RiskCardProps {
  person: Pick<PersonShape, 'risks' | 'registeredAt'>
  layout?: RiskNoteLayout | undefined
}

/** What to know before a trade with somebody; says so when nothing speaks against it. */
export function RiskCard({ person, layout }: RiskCardProps) {
  const t = useT('person')
  return (
    <Card as="section" gap="4">
      <Heading level={2}>{t('risk.title')}</Heading>
      {person.risks.length === 0 ? (
        <Inline gap="2" wrap="nowrap">
          <Icon of={ShieldCheck} size="m" />
          <Text tone="secondary">{t('risk.none')}</Text>
        </Inline>
      ) : (
        <RiskNotes risks={person.risks} registeredAt={person.registeredAt} layout={layout} />
      )}
    </Card>
  )
}
