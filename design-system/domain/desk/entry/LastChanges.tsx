import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AuditEntryShape } from '../deskShape.ts'
import { PartFoot, PartHead } from '../today/PartHead.styles.ts'
import { AuditList } from './AuditList.tsx'

interface LastChangesProps {
  /** The latest first. */
  entries: readonly AuditEntryShape[]
  /** All of them. */
  href: string
}

/** The latest entries of the trail beside other things. Use `AuditTrail` where it is read. */
export function LastChanges({ entries, href }: LastChangesProps) {
  const t = useT('desk')
  const id = useId()
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {t('today.changes')}
        </Heading>
        <TextLink href={href} iconEnd={ChevronRight} data-standing="">
          {t('trail.all')}
        </TextLink>
      </PartHead>
      {entries.length === 0 ? (
        <PartFoot>
          <Text as="p" tone="secondary">
            {t('today.noChanges')}
          </Text>
        </PartFoot>
      ) : (
        <AuditList entries={entries} look="day" label={t('today.changes')} />
      )}
    </Card>
  )
}
