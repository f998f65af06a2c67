import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { FormSwitch } from '../../../../forms/FormSwitch.tsx'
import { FormTimeField } from '../../../../forms/FormTimeField.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { BrowserRow } from './BrowserNotices.styles.ts'
import { QuietTimes } from './QuietHours.styles.ts'

interface QuietHoursFieldsProps {
  fields: {
    readonly quiet: FieldHandle<'checkbox'>
    readonly quietFrom: FieldHandle<'text'>
    readonly quietTo: FieldHandle<'text'>
  }
  /** IANA name, as in `Africa/Lagos`: by its clock they begin and end. */
  timeZone: string
}

/** Hours in which nothing leaves the app that can wait until morning, and what comes through all the same. */
export function QuietHoursFields({ fields, timeZone }: QuietHoursFieldsProps) {
  const t = useT('setting')
  const { value: isOn } = useField(fields.quiet).state
  return (
    <BrowserRow>
      <FormSwitch field={fields.quiet} side="end" hint={t('notice.quiet.text')}>
        {t('notice.quiet.title')}
      </FormSwitch>
      {isOn && (
        <>
          <QuietTimes>
            <FormTimeField field={fields.quietFrom} label={t('notice.quiet.from')} />
            <FormTimeField field={fields.quietTo} label={t('notice.quiet.to')} />
          </QuietTimes>
          <Caption as="p">{t('notice.quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}</Caption>
        </>
      )}
    </BrowserRow>
  )
}
