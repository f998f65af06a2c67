import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { SecondRequestShape } from '../deskShape.ts'
import { NamedSentence } from '../NamedSentence.tsx'
import { useSubjectName } from '../useSubjectName.ts'
import { EyesItem, EyesItems, QuotedReason } from './SecondRequestCard.styles.ts'

interface EyesCardProps {
  requests: readonly SecondRequestShape[]
  /** The page on which they are decided. */
  href: string
}

/** What waits for this reader's second pair of eyes; nothing where nothing does. Use `SecondRequestCard` where it is decided. */
export function EyesCard({ requests, href }: EyesCardProps) {
  const t = useT('desk')
  const id = useId()
  const nameOf = useSubjectName()
  const mine = requests.filter(({ decisions }) => decisions.some(decision => decision !== 'withdraw'))
  if (mine.length === 0) return null
  return (
    <Card as="section" gap="3" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('today.eyes')}
      </Heading>
      <EyesItems>
        {mine.map(request => (
          <EyesItem key={request.id}>
            <p>
              <NamedSentence
                names={{ asker: request.askedBy, subject: nameOf(request) }}
                say={marks => t(`ask.${request.act}`, marks)}
              />
            </p>
            <QuotedReason dir="auto">{t('quoted', { text: request.reason })}</QuotedReason>
          </EyesItem>
        ))}
      </EyesItems>
      <div>
        <LinkButton variant="secondary" href={href}>
          {t('today.look')}
        </LinkButton>
      </div>
    </Card>
  )
}
