import { Form } from '../../../../forms/Form.tsx'
import { FormSwitch } from '../../../../forms/FormSwitch.tsx'
import { useFormState } from '../../../../forms/useFormState.ts'
import { useT } from '../../../../locales/useT.ts'
import type { Timers } from '../../../../timing/timers.ts'
import { SettingCard } from '../section/SettingCard.tsx'
import { SwitchItem, SwitchList } from './SwitchList.styles.ts'
import type { SaveChanges } from '../section/useSavingForm.ts'
import { useSavingForm } from '../section/useSavingForm.ts'

/** Which kinds of the viewer's ads are on. */
export interface AdKindValues {
  readonly adBuyEnabled: boolean
  readonly adSellEnabled: boolean
  readonly adSwapEnabled: boolean
}

/** Each flag with the words of its kind, in the order of the page. */
const kinds = { adBuyEnabled: 'buy', adSellEnabled: 'sell', adSwapEnabled: 'swap' } as const satisfies Record<
  keyof AdKindValues,
  string
>
const flags = Object.keys(kinds) as (keyof AdKindValues)[]

interface AdKindSwitchesProps {
  enabled: AdKindValues
  /** Gets what has changed, 1000 ms after the last change. */
  onSave: SaveChanges<AdKindValues>
  /** Only for stories. */
  timers?: Timers | undefined
}

/** Pauses all ads of a kind, and says what follows. Saves by itself. */
export function AdKindSwitches({ enabled, onSave, timers }: AdKindSwitchesProps) {
  const t = useT('setting')
  const { form, saving } = useSavingForm({
    timers,
    fields: {
      adBuyEnabled: { typeId: 'checkbox', initial: enabled.adBuyEnabled },
      adSellEnabled: { typeId: 'checkbox', initial: enabled.adSellEnabled },
      adSwapEnabled: { typeId: 'checkbox', initial: enabled.adSwapEnabled },
    },
    onSave,
  })
  const fields = useFormState(form, state => state.fields)
  return (
    <SettingCard section="adKinds" saving={saving}>
      <Form form={form} aria-label={t('section.adKinds.title')}>
        <SwitchList>
          {flags.map(flag => (
            <SwitchItem key={flag}>
              <FormSwitch
                field={form.field[flag]}
                side="end"
                hint={t(`adKind.${kinds[flag]}.${fields[flag]?.value === true ? 'on' : 'off'}`)}
              >
                {t(`adKind.${kinds[flag]}.title`)}
              </FormSwitch>
            </SwitchItem>
          ))}
        </SwitchList>
      </Form>
    </SettingCard>
  )
}
