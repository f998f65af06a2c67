import { RulingDialog } from '@souk/design-system/domain/trading/dispute/RulingDialog.tsx'
import type { CaseSideName } from '@souk/design-system/domain/trading/dispute/dispute.ts'
import { isZero, type DecimalString } from '@souk/design-system/format/decimal.ts'
import type { DisplayAsset } from '@souk/design-system/format/displayAsset.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { gql } from '../../../__generated__/gql.ts'

const RuleClaimMutation = gql(`
  mutation RuleClaim($id: ID!, $input: RuleClaimInput!, $idempotencyKey: String!) {
    ruleClaim(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...LiveTrade
    }
  }
`)

/** What the dialog is opened with. */
export interface ClaimRuling {
  readonly claimId: string
  readonly inFavourOf: CaseSideName
  readonly held: DecimalString
  readonly coin: DisplayAsset
  /** To whom what is held goes. */
  readonly userName: string
}

/** An arbiter decides a claim, for the side whose button was pressed. */
export function ClaimRulingDialog({
  claimId,
  inFavourOf,
  held,
  coin,
  userName,
  close,
  dismiss,
}: ClaimRuling & ModalControls<true>) {
  const t = useT('dispute')
  const locale = useLocale()
  const { run } = useIntent(RuleClaimMutation, { errors: 'place' })
  const amount = formatAmount(held, coin, { mode: 'full', locale })
  return (
    <RulingDialog
      title={t(`claim.rule.${inFavourOf}Title`)}
      warning={
        isZero(held) ? t('claim.rule.nothing') : t(`claim.rule.${inFavourOf}Text`, { amount, name: userName })
      }
      {...{ inFavourOf, close, dismiss }}
      onSubmit={input => run({ id: claimId, input })}
    />
  )
}
