import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import Repeat from 'lucide-react/icons/repeat'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { FeesShape } from '../feeShape.ts'
import { OtherRow, RowFee, RowSign } from './FeeTables.styles.ts'
import { useFeeText } from '../useFeeText.ts'

const otherFees = ['swap', 'withdrawal', 'deposit', 'transfer', 'card', 'invoice'] as const
type OtherFee = (typeof otherFees)[number]

const signs = {
  swap: Repeat,
  withdrawal: ArrowUpFromLine,
  deposit: ArrowDownToLine,
  transfer: Users,
  card: CreditCard,
  invoice: Store,
} as const satisfies Record<OtherFee, IconDrawing>

/** Deposits, and what a card partner is paid, are none of our fees: there is nothing that could set them. */
const free: DecimalString = '0'

const percentOf = {
  swap: fees => fees.swapPercent,
  withdrawal: fees => fees.withdrawalPercent,
  deposit: () => free,
  transfer: fees => fees.internalPercent,
  card: () => free,
  invoice: fees => fees.invoicePercent,
} as const satisfies Record<OtherFee, (fees: FeesShape) => DecimalString>

/** What everything but a trade costs. */
export function OtherFees({ fees }: { fees: FeesShape }) {
  const t = useT('fees')
  const fee = useFeeText()
  const ofWhat = {
    swap: t('other.swap.of'),
    withdrawal: t('other.withdrawal.of'),
    deposit: null,
    transfer: null,
    card: t('other.card.of'),
    invoice: t('other.invoice.of'),
  } as const satisfies Record<OtherFee, string | null>
  return (
    <Stack as="ul" gap="0">
      {otherFees.map(name => (
        <OtherRow key={name}>
          <RowSign>
            <Icon of={signs[name]} size="m" />
          </RowSign>
          <strong>{t(`other.${name}.title`)}</strong>
          <RowFee>
            {fee(percentOf[name](fees))}
            {ofWhat[name] !== null && <small>{ofWhat[name]}</small>}
          </RowFee>
          <p>{t(`other.${name}.text`)}</p>
        </OtherRow>
      ))}
    </Stack>
  )
}
