import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { CautionCode, CautionShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { CautionIcon, PartRow, PartText, RowEnd } from './PersonPart.styles.ts'

type Gravity = 'grave' | 'notable' | 'slight'

const gravities = {
  tied_to_banned: 'grave',
  money_held: 'notable',
  password_changed: 'notable',
  new_device: 'notable',
  dispute_open: 'grave',
  newcomer: 'notable',
  email_unconfirmed: 'slight',
  no_second_factor: 'slight',
} as const satisfies Record<CautionCode, Gravity>

const icons = { grave: CircleAlert, notable: TriangleAlert, slight: Info } as const satisfies Record<
  Gravity,
  IconDrawing
>

/** What the rules found that speaks for caution, a sentence each, in the order of the server. */
export function CautionList({ cautions }: { cautions: readonly CautionShape[] }) {
  const t = useT('deskPerson')
  const locale = useLocale()
  return (
    <PersonPart title={t('caution.title')} end={t('caution.lead')}>
      {cautions.length === 0 ? (
        <PartText>
          <Icon of={CircleCheck} />
          {t('caution.none')}
        </PartText>
      ) : (
        <ul aria-label={t('caution.title')}>
          {cautions.map(({ code, at }) => (
            <PartRow key={code}>
              <CautionIcon data-gravity={gravities[code]}>
                <Icon of={icons[gravities[code]]} />
              </CautionIcon>
              <span>{t(`caution.code.${code}`)}</span>
              {at !== null && (
                <RowEnd data-compact="">
                  <time dateTime={at}>
                    {t('caution.since', { date: formatDate(at, { format: 'dateTime', locale }) })}
                  </time>
                </RowEnd>
              )}
            </PartRow>
          ))}
        </ul>
      )}
    </PersonPart>
  )
}
