import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { PersonExportShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { PartRow, PartText, RowEnd } from './PersonPart.styles.ts'

interface PersonExportsProps {
  exports: readonly PersonExportShape[]
}

/** When somebody asked to have what is kept about them, and what became of it. */
export function PersonExports({ exports }: PersonExportsProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const time = (moment: string) => formatDate(moment, { format: 'dateTime', locale })
  return (
    <PersonPart title={t('exports.title')} end={t('exports.lead')}>
      {exports.length === 0 ? (
        <PartText>{t('exports.none')}</PartText>
      ) : (
        <ul aria-label={t('exports.title')}>
          {exports.map(({ id, state, askedAt, takenAt }) => (
            <PartRow key={id}>
              <div>{t('exports.asked', { time: time(askedAt) })}</div>
              <RowEnd>
                {state === 'taken'
                  ? t('exports.state.taken', { time: time(takenAt ?? askedAt) })
                  : t(`exports.state.${state}`)}
              </RowEnd>
            </PartRow>
          ))}
        </ul>
      )}
    </PersonPart>
  )
}
