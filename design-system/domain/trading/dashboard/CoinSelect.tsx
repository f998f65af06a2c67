import { useT } from '../../../locales/useT.ts'
import { Select } from '../../../primitives/select/Select.tsx'

/** Stands for "every coin" in the list of coins, where each choice has a value. */
const everyCoin = ''

interface CoinSelectProps {
  /** Null for every coin. */
  coin: string | null
  /** The coins to choose from, by code. */
  coins: readonly string[]
  onChange: (coin: string | null) => void
}

/** Narrows a list of the dashboard to one coin. */
export function CoinSelect({ coin, coins, onChange }: CoinSelectProps) {
  const t = useT('dashboard')
  return (
    <Select
      label={t('coin')}
      look="button"
      placeholder={t('allCoins')}
      options={[
        { value: everyCoin, label: t('allCoins') },
        ...coins.map(code => ({ value: code, label: code })),
      ]}
      value={coin ?? everyCoin}
      onChange={value => onChange(value === everyCoin ? null : value)}
    />
  )
}
