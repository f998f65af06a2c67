import { useState } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { LookMatterShape, LookShape } from '../deskPerson.ts'
import { ReasonInPlace } from '../../act/ReasonInPlace.tsx'
import { PersonPart } from './PersonPart.tsx'
import { PartFoot, PartRow, PartText, RowEnd } from './PersonPart.styles.ts'

interface PersonLookProps {
  /** Looks, which is written down; what it throws is said in the form. */
  onLook: (reason: string) => Promise<LookShape>
}

/** What somebody may do now and what they are told instead: looked at with a reason, and nothing done in their name. */
export function PersonLook({ onLook }: PersonLookProps) {
  const t = useT('deskPerson')
  const [look, setLook] = useState<LookShape | null>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <PersonPart title={t('look.title')}>
      <PartText>{t('look.lead')}</PartText>
      {look !== null && <Matters look={look} />}
      <PartFoot>
        {isAsking ? (
          <ReasonInPlace
            title={t('look.start')}
            lead={t('look.lead')}
            submitLabel={t('look.start')}
            onSubmit={async reason => {
              setLook(await onLook(reason))
              setAsking(false)
            }}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <Button variant="soft" onClick={() => setAsking(true)}>
            {t('look.start')}
          </Button>
        )}
      </PartFoot>
    </PersonPart>
  )
}

function Matters({ look: { matters, adverts, features } }: { look: LookShape }) {
  const t = useT('deskPerson')
  return (
    <>
      <ul aria-label={t('look.title')}>
        {matters.map(matter => (
          <Matter key={matter.what} matter={matter} />
        ))}
      </ul>
      <PartText>
        {t('look.adverts', adverts)}
        {features.length > 0 && `. ${t('look.features', { features: features.join(', ') })}`}
      </PartText>
    </>
  )
}

function Matter({ matter: { what, isAllowed, words, until, obstacles } }: { matter: LookMatterShape }) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const why = obstacles.map(obstacle => t(`look.obstacle.${obstacle}`)).join(', ')
  return (
    <PartRow>
      <div>
        {t(`look.what.${what}`)}
        {words !== null && <Caption as="p">{t('look.told', { words })}</Caption>}
        {why !== '' && <Caption as="p">{why}</Caption>}
        {until !== null && (
          <Caption as="p">
            {t('look.until', { time: formatDate(until, { format: 'dateTime', locale }) })}
          </Caption>
        )}
      </div>
      <RowEnd>{t(isAllowed ? 'look.may' : 'look.mayNot')}</RowEnd>
    </PartRow>
  )
}
