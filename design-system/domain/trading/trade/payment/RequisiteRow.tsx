import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Value } from './PaymentDetails.styles.ts'
import { grouped, isNumberLine } from '../../../reference/method/requisiteText.ts'
import type { RequisiteKind } from '../../../reference/method/requisite.ts'

interface RequisiteRowProps {
  kind: RequisiteKind | 'reference'
  value: string
  canCopy: boolean
}

/** One line of payment details. */
export function RequisiteRow({ kind, value, canCopy }: RequisiteRowProps) {
  const t = useT('tradePage')
  const tCommon = useT('common')
  const name = t(`payment.${kind}`)
  const isNumber = isNumberLine({ kind, value })
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
