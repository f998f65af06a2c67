import { formatCountdown, formatDuration } from '../../../format/date/formatDuration.ts'
import { dateFormats, formatDate } from '../../../format/date/formatDate.ts'
import { formatMonth } from '../../../format/date/formatMonth.ts'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { formatUtcOffset } from '../../../format/date/formatUtcOffset.ts'
import { formatFileSize } from '../../../format/formatFileSize.ts'
import { locales } from '../../../format/locale.ts'
import { FormDateField } from '../../../forms/FormDateField.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { localeTable } from '../../../locales/localeTable.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'
import { TryPlace } from './Figure.styles.ts'
import { TimeOfDay } from './TimeOfDay.tsx'

const required = { required: true } as const
const utc = { timeZone: 'UTC' } as const
const minute = 60_000

/** A day and a time to type, and how they are written for each purpose. */
export function DateSection() {
  const t = useT('uiKit')
  const tPart = useT('uiKitPart')
  const form = useForm({
    fields: {
      day: { typeId: 'date', initial: '05.03.2026', context: required },
      time: { typeId: 'text', initial: '09:07', context: required },
    },
    onSubmit: () => {},
  })
  const day = useField(form.field.day).state.value
  const time = useField(form.field.time).state.value
  const at = day === '' || time === '' ? null : new Date(`${day}T${time}:00Z`)
  return (
    <>
      <Card>
        <TryPlace>
          <FormDateField field={form.field.day} label={tPart('dates.day')} size="l" />
          <TimeOfDay field={form.field.time} label={tPart('dates.time')} />
        </TryPlace>
      </Card>
      <Grid columns="main-side" gap="4">
        <SpecimenTable
          caption={t('section.dates.title')}
          align="end"
          headLook="code"
          columns={[tPart('amounts.format'), ...locales.map(locale => localeTable[locale].name)]}
          rows={dateFormats.map(format => ({
            id: format,
            head: format,
            note: tPart(`dates.use.${format}`),
            cells: locales.map(locale =>
              at === null ? '–' : <b key={locale}>{formatDate(at, { format, locale, ...utc })}</b>,
            ),
          }))}
        />
        <Card>{at === null ? tPart('dates.none') : <TimeForms at={at} />}</Card>
      </Grid>
    </>
  )
}

/** How far away it is, how long something takes, and what else is written beside a time. */
function TimeForms({ at }: { at: Date }) {
  const tPart = useT('uiKitPart')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const away = Math.abs(at.getTime() - now.getTime())
  const forms = {
    relative: formatRelativeTime(at, { now, locale }),
    duration: formatDuration(Math.floor(away / minute), locale),
    countdown: formatCountdown(24 * minute + 38_000),
    month: formatMonth(at.toISOString().slice(0, 7), { length: 'long', locale }),
    offset: [60, 330, -210].map(formatUtcOffset).join(' · '),
    file: [219_000, 1_572_864].map(bytes => formatFileSize(bytes, locale)).join(' · '),
  }
  return (
    <DefinitionList look="pairs">
      {(Object.keys(forms) as (keyof typeof forms)[]).map(name => (
        <DefinitionRow key={name} term={tPart(`dates.form.${name}`)}>
          {forms[name]}
        </DefinitionRow>
      ))}
    </DefinitionList>
  )
}
