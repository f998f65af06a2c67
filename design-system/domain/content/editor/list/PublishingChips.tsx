import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
import PencilLine from 'lucide-react/icons/pencil-line'
import { formatDate } from '../../../../format/date/formatDate.ts'
import type { Locale } from '../../../../format/locale.ts'
import { locales } from '../../../../format/locale.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { CardLocaleShape } from '../editorShape.ts'
import { StandList, StandRow } from './ContentList.styles.ts'

interface PublishingChipsProps {
  locales: readonly CardLocaleShape[]
  isArchived: boolean
}

/** How a document stands in each language of this place: what readers see, what waits, what is being written, what is missing. */
export function PublishingChips({ locales: written, isArchived }: PublishingChipsProps) {
  const t = useT('editor')
  return (
    <StandList>
      {isArchived && (
        <li>
          <Chip icon={Archive}>{t('stand.archived')}</Chip>
        </li>
      )}
      {locales.map(locale => (
        <LocaleChips key={locale} locale={locale} stand={written.find(one => one.locale === locale)} />
      ))}
    </StandList>
  )
}

function LocaleChips({ locale, stand }: { locale: Locale; stand: CardLocaleShape | undefined }) {
  const t = useT('editor')
  const spoken = useLocale()
  const day = (at: string) => formatDate(at, { format: 'dateTime', locale: spoken })
  return (
    <StandRow>
      {t('stand.inLocale', { locale: locale.toUpperCase() })}
      {stand === undefined && <Chip icon={CircleDashed}>{t('stand.missing')}</Chip>}
      {stand?.isShown && (
        <Chip icon={Check} tone="positive">
          {t('stand.shown')}
        </Chip>
      )}
      {stand?.scheduledAt != null && (
        <Chip icon={Clock} tone="accent">
          {t('stand.scheduled', { date: day(stand.scheduledAt) })}
        </Chip>
      )}
      {stand?.hasDraft && (
        <Chip icon={PencilLine} tone="warning">
          {t('stand.draft')}
        </Chip>
      )}
    </StandRow>
  )
}
