import { Form } from '../../../../forms/Form.tsx'
import { useT } from '../../../../locales/useT.ts'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import type { Timers } from '../../../../timing/timers.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { AssetSwitchList } from './AssetSwitchList.tsx'
import { SettingCard } from '../section/SettingCard.tsx'
import type { SaveChanges } from '../section/useSavingForm.ts'
import { useSavingForm } from '../section/useSavingForm.ts'

/** The codes of what is switched off. */
export interface DisabledAssets {
  readonly disabledCurrencyCodes: readonly string[]
  readonly disabledCryptoCurrencyCodes: readonly string[]
}

interface AssetSwitchesProps {
  assets: Pick<AssetBook, 'fiats' | 'coins'>
  disabled: DisabledAssets
  /** Gets the lists that have changed, whole, 1000 ms after the last change. */
  onSave: SaveChanges<DisabledAssets>
  /** Only for stories. */
  timers?: Timers | undefined
}

/** The currencies and coins that the viewer wants to see. Saves by itself. */
export function AssetSwitches({ assets, disabled, onSave, timers }: AssetSwitchesProps) {
  const t = useT('setting')
  const { form, saving } = useSavingForm({
    timers,
    fields: {
      disabledCurrencyCodes: { typeId: 'multiselect', initial: disabled.disabledCurrencyCodes },
      disabledCryptoCurrencyCodes: { typeId: 'multiselect', initial: disabled.disabledCryptoCurrencyCodes },
    },
    onSave,
  })
  return (
    <SettingCard section="assets" saving={saving}>
      <Form form={form} aria-label={t('section.assets.title')}>
        <Grid columns="halves" gap="6">
          <AssetSwitchList kind="fiat" assets={assets.fiats} field={form.field.disabledCurrencyCodes} />
          <AssetSwitchList kind="coin" assets={assets.coins} field={form.field.disabledCryptoCurrencyCodes} />
        </Grid>
      </Form>
    </SettingCard>
  )
}
