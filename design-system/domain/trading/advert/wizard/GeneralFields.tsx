import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import type { AssetBook, NamedAsset } from '../../../reference/asset/assetBook.ts'
import type { CountryChoice } from '../../../page/filter/useFilterOptions.tsx'
import type { AdvertForm } from './form/useAdvertForm.ts'

interface GeneralFieldsProps {
  advert: AdvertForm
  assets: AssetBook
  countries: readonly CountryChoice[]
  /** The advert is there already: what it trades stays as it is. */
  isFixed?: boolean | undefined
}

const optionOf = ({ code, name }: NamedAsset) => ({ value: code, label: code, detail: name })

/** What is traded for what, and where. */
export function GeneralFields({ advert, assets, countries, isFixed = false }: GeneralFieldsProps) {
  const t = useT('advertWizard')
  return (
    <SectionCard title={t('general.title')} lead={t('general.lead')}>
      {isFixed ? <Fixed advert={advert} assets={assets} /> : <Pair advert={advert} assets={assets} />}
      <FormSearchSelect
        // `''` stands for anywhere; a list needs a value for it.
        field={anywhereHandle(advert)}
        label={t('general.country')}
        placeholder={t('general.anywhere')}
        searchLabel={t('general.searchCountry')}
        emptyLabel={t('general.nothing')}
        options={[
          { value: anywhere, label: t('general.anywhere') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </SectionCard>
  )
}

const anywhere = 'anywhere'

function anywhereHandle({ form }: AdvertForm) {
  const { countryCode } = form.field
  return { ...countryCode, change: (code: string) => countryCode.change(code === anywhere ? '' : code) }
}

type PartProps = Pick<GeneralFieldsProps, 'advert' | 'assets'>

function Pair({ advert, assets }: PartProps) {
  const t = useT('advertWizard')
  const { choose, form, values } = advert
  return (
    <>
      <SegmentedControl
        label={t('general.type')}
        width="fill"
        segments={[
          { value: 'Sell', label: t('general.sell'), icon: ArrowUpRight, tone: 'sell' },
          { value: 'Buy', label: t('general.buy'), icon: ArrowDownLeft, tone: 'buy' },
        ]}
        value={values.type}
        onChange={choose.type}
      />
      <Grid columns="halves" gap="4">
        <FormSearchSelect
          field={{ ...form.field.cryptoCurrencyCode, change: choose.coin }}
          label={t('general.coin')}
          searchLabel={t('general.searchCoin')}
          emptyLabel={t('general.nothing')}
          options={assets.coins.map(optionOf)}
        />
        <FormSearchSelect
          field={{ ...form.field.currencyCode, change: choose.fiat }}
          label={t('general.fiat')}
          searchLabel={t('general.searchFiat')}
          emptyLabel={t('general.nothing')}
          options={assets.fiats.map(optionOf)}
        />
      </Grid>
    </>
  )
}

function Fixed({ advert, assets }: PartProps) {
  const t = useT('advertWizard')
  const { type, cryptoCurrencyCode, currencyCode } = advert.values
  const names = { coin: assets.of(cryptoCurrencyCode).name, fiat: assets.of(currencyCode).name }
  return <Notice title={t(`general.summary.${type}`, names)}>{t('general.fixed')}</Notice>
}
