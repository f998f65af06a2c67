import { useRef, useState } from 'react'
import { formatAmount } from '../../../../format/formatAmount.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import type { DeskDepositShape } from '../queueShape.ts'
import { ClaimantList } from './ClaimantList.tsx'
import { CreditForm } from './CreditForm.tsx'
import type { CreditWish } from './creditShape.ts'

interface DepositCreditProps {
  deposit: DeskDepositShape
  asset: DisplayAsset
  personHrefOf: (userName: string) => string
  onCredit: (wish: CreditWish) => Promise<unknown>
}

/** Who claims a deposit, and the form that asks a second operator to credit it to one of them, or to somebody else. */
export function DepositCredit({ deposit, asset, personHrefOf, onCredit }: DepositCreditProps) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  /** Whom it would be credited to; an empty text for somebody who is typed, null while nobody is chosen. */
  const [chosen, choose] = useState<string | null>(null)
  const { id, amount, claimants } = deposit
  const close = () => {
    // Where it was opened from.
    box.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-credit]')?.focus()
    choose(null)
  }
  return (
    <Stack gap="4" ref={box}>
      {claimants.length > 0 && (
        <ClaimantList
          claimants={claimants}
          hasSender={deposit.sender !== null}
          {...{ chosen, personHrefOf }}
          onChoose={choose}
        />
      )}
      <div>
        <Button data-credit="" aria-expanded={chosen === ''} onClick={() => choose('')}>
          {t(claimants.length === 0 ? 'deposit.credit' : 'deposit.somebody')}
        </Button>
      </div>
      {chosen !== null && (
        <CreditForm
          key={chosen}
          userName={chosen}
          amount={formatAmount(amount, asset, { mode: 'full', locale, code: 'always' })}
          onCredit={async (userName, reason) => {
            await onCredit({ depositId: id, userName, reason })
            choose(null)
          }}
          onCancel={close}
        />
      )}
    </Stack>
  )
}
