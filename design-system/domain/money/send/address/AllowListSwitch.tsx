import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import type { SavedAddressBook } from '../sendShape.ts'

interface AllowListSwitchProps {
  book: Pick<SavedAddressBook, 'allowList' | 'allowListOffAt' | 'delayHours'>
  onChange: (isOn: boolean) => void
  isChanging: boolean
}

/** Coins to saved addresses alone. Turned off it stays in force for a while: a thief would turn it off first. */
export function AllowListSwitch({ book, onChange, isChanging }: AllowListSwitchProps) {
  const t = useT('send')
  const locale = useLocale()
  const { allowList, allowListOffAt, delayHours: count } = book
  const isOn = allowList && allowListOffAt === null
  const hint =
    allowListOffAt === null
      ? t(isOn ? 'book.allowListOn' : 'book.allowListOff', { count })
      : t('book.allowListEnds', { time: formatDate(allowListOffAt, { format: 'dateTime', locale }) })
  return (
    <Switch side="end" checked={isOn} onChange={onChange} hint={hint} aria-busy={isChanging}>
      {t('book.allowList')}
    </Switch>
  )
}
