import { useT } from '../../locales/useT.ts'
import { CopyButton } from '../../primitives/button/CopyButton.tsx'
import { DefinitionRow } from '../../primitives/list/DefinitionRow.tsx'
import { Value } from './PaymentDetails.styles.ts'
import type { RequisiteKind } from './tradeParts.ts'

/** Digits that someone types into a bank's form: read and compared in groups. */
const numbers: readonly string[] = ['account_number', 'card', 'iban'] satisfies RequisiteKind[]

/** In groups of four; what is copied stays as it was given. */
const grouped = (value: string) => value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00A0')

interface RequisiteRowProps {
  kind: RequisiteKind | 'reference'
  value: string
  canCopy: boolean
}

/** One line of payment details. */
export function RequisiteRow({ kind, value, canCopy }: RequisiteRowProps) {
  const t = useT('trade')
  const tCommon = useT('common')
  const name = t(`payment.${kind}`)
  const isNumber = numbers.includes(kind) && /^[A-Z\d\s]{8,}$/i.test(value)
  const copy = (
    <CopyButton
      text={value}
      label={tCommon('verb.copy')}
      what={name}
      copiedLabel={t('payment.copied')}
      failedLabel={t('payment.copyFailed')}
    />
  )
  return (
    <DefinitionRow term={name} {...(canCopy ? { action: copy } : {})}>
      <Value data-number={isNumber}>{isNumber ? grouped(value) : value}</Value>
    </DefinitionRow>
  )
}
