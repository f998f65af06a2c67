import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { useFormState } from '../../../../forms/useFormState.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { SavedRequisites } from '../../../people/credential/credentialShape.ts'
import { LimitsStep } from '../wizard/LimitsStep.tsx'
import type { LivePrice } from '../wizard/price/livePrice.ts'
import { PaymentFields } from '../wizard/PaymentFields.tsx'
import type { AdvertForm } from '../wizard/form/useAdvertForm.ts'
import { WizardFrame, wizardFormId } from '../wizard/frame/WizardFrame.tsx'
import type { WizardMethod } from '../wizard/form/wizardMethod.ts'

interface VariantWizardProps {
  /** What the adverts have in common. */
  advert: AdvertForm
  assets: AssetBook
  methods: readonly WizardMethod[] | null
  haveMethodsFailed: boolean
  saved: readonly SavedRequisites[]
  closeHref: string
  banner?: ReactNode
  draftState: ReactNode
  notice?: ReactNode
  /** A `VariantList`. */
  children: ReactNode
  /** How many adverts are made. */
  count: number
  /** Rises each time that a row is wrong, so that it can take the focus. */
  objections: number
  onSubmit: () => void
}

/** Limits are in fiat, the same for every coin: no price is needed for them. */
const noPrice: LivePrice = {
  preview: null,
  isOld: false,
  errors: {},
  suggestions: [],
  balanceMaximum: null,
  onQuery: () => {},
}

/** Makes several adverts at once: what each has of its own, and what they have in common. */
export function VariantWizard(props: VariantWizardProps) {
  const { advert, assets, methods, children, count, objections, onSubmit, draftState } = props
  const { closeHref, banner, notice } = props
  const t = useT('advertBulk')
  const isPending = useFormState(advert.form, state => state.isPending)
  return (
    <WizardFrame
      {...{ closeHref, banner, onSubmit }}
      title={t('several.title')}
      state={draftState}
      place="several"
      objections={advert.objections + objections}
      side={<LimitsStep {...{ advert, assets, methods }} price={noPrice} reach={null} isShort />}
      bar={
        <Button
          type="submit"
          form={wizardFormId}
          size="l"
          variant="primary"
          pendingLabel={isPending ? t('several.publishing') : undefined}
        >
          {t('several.publish', { count })}
        </Button>
      }
    >
      {notice}
      <Common {...{ advert, assets }} />
      {children}
      <PaymentFields {...props} />
    </WizardFrame>
  )
}

function Common({ advert, assets }: Pick<VariantWizardProps, 'advert' | 'assets'>) {
  const t = useT('advertBulk')
  const tWizard = useT('advertWizard')
  const { choose, form, values } = advert
  return (
    <SectionCard title={t('several.common')}>
      <SegmentedControl
        label={tWizard('general.type')}
        width="fill"
        segments={[
          { value: 'Sell', label: tWizard('general.sell'), icon: ArrowUpRight, tone: 'sell' },
          { value: 'Buy', label: tWizard('general.buy'), icon: ArrowDownLeft, tone: 'buy' },
        ]}
        value={values.type}
        onChange={choose.type}
      />
      <FormSearchSelect
        field={{ ...form.field.currencyCode, change: choose.fiat }}
        label={tWizard('general.fiat')}
        searchLabel={tWizard('general.searchFiat')}
        emptyLabel={tWizard('general.nothing')}
        options={assets.fiats.map(({ code, name }) => ({ value: code, label: code, detail: name }))}
      />
    </SectionCard>
  )
}
