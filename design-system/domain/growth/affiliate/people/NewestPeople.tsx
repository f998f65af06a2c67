import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { ReferralShape } from '../affiliateShape.ts'
import { NewestList, NewestWhen } from './NewestPeople.styles.ts'
import { PersonName } from './PersonName.tsx'
import type { PersonHref } from './PersonName.tsx'

interface NewestPeopleProps {
  /** The latest first; a few. */
  people: readonly ReferralShape[]
  hrefOf: PersonHref
  allHref: string
}

/** Who came last, and whether they have traded. */
export function NewestPeople({ people, hrefOf, allHref }: NewestPeopleProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="2">
        <Inline justify="between">
          <Heading level={2} id={id}>
            {t('people.newest')}
          </Heading>
          <TextLink href={allHref} iconEnd={ChevronRight} data-standing="">
            {t('people.all')}
          </TextLink>
        </Inline>
        <NewestList>
          {people.map(person => (
            <li key={person.id}>
              <PersonName userName={person.userName} level={person.level} hrefOf={hrefOf} note={person.tag} />
              <NewestWhen>
                <span>{formatDate(person.registeredAt, { format: 'numeric', locale })}</span>
                <span>{t(person.trades === 0 ? 'people.notYet' : 'people.hasTraded')}</span>
              </NewestWhen>
            </li>
          ))}
        </NewestList>
      </Stack>
    </Card>
  )
}
