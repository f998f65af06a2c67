import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { ownOffers } from '../offer.ts'
import { banksOf } from './filterChoices.ts'
import type { FilterProps } from './filterChoices.ts'

const any = 'any'
/** From where on a rating is good, and how many trades say something; an address may name others. */
const ratings = ['90', '95', '98', '99'] as const
const tradeCounts = [10, 100, 1000] as const

const switches = ['supportsInstantTrade', 'smsRequired', 'forIdentifiedPeople'] as const

/** The filters that few need at once: the bank, what the trader did, what the ad asks for, one's own. In `FilterSheet` and on the page of filters. */
export function FineFilterFields({ filters, onChange, methods, canOwn = false }: FilterProps) {
  const t = useT('advert')
  const locale = useLocale()
  const banks = banksOf(methods, filters.paymentMethodCodes)
  const rating = filters.minimumRating ?? any
  const trades = String(filters.minimumTrades ?? any)
  const percents = [...new Set([...ratings, ...(rating === any ? [] : [rating])])]
  const counts = [...new Set([...tradeCounts, ...(trades === any ? [] : [Number(trades)])])]
  return (
    <Stack gap="4">
      {banks.length > 0 && (
        <SearchSelect
          label={t('search.bank')}
          placeholder={t('search.anyBank')}
          searchLabel={t('search.searchBanks')}
          emptyLabel={t('search.noBank')}
          options={[
            { value: any, label: t('search.anyBank') },
            ...banks.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={filters.paymentMethodBankCode ?? any}
          onChange={code => onChange({ paymentMethodBankCode: code === any ? null : code })}
        />
      )}
      <Select
        label={t('search.rating')}
        placeholder={t('search.anyRating')}
        options={[
          { value: any, label: t('search.anyRating') },
          ...percents.map(percent => ({
            value: percent,
            label: t('search.ratingFrom', { percent: formatPercent(percent, { locale, decimals: 1 }) }),
          })),
        ]}
        value={rating}
        onChange={value => onChange({ minimumRating: value === any ? null : value })}
      />
      <Select
        label={t('search.trades')}
        placeholder={t('search.anyTrades')}
        options={[
          { value: any, label: t('search.anyTrades') },
          ...counts.map(count => ({ value: String(count), label: t('search.tradesFrom', { count }) })),
        ]}
        value={trades}
        onChange={value => onChange({ minimumTrades: value === any ? null : Number(value) })}
      />
      {canOwn && (
        <Select
          label={t('search.mine')}
          placeholder={t('search.own.with')}
          options={ownOffers.map(value => ({ value, label: t(`search.own.${value}`) }))}
          value={filters.mine}
          onChange={mine => onChange({ mine })}
        />
      )}
      {switches.map(name => (
        <Switch
          key={name}
          side="end"
          hint={t(`search.hint.${name}`)}
          checked={filters[name]}
          onChange={isOn => onChange({ [name]: isOn })}
        >
          {t(`search.${name}`)}
        </Switch>
      ))}
    </Stack>
  )
}
