import { wakeSending } from '../../modules/money/withdrawal/record/sendingJob.ts'
import type { Parts } from '../parts.ts'

/** What an operator can switch off, and on again. */
export const walletSwitches = ['withdrawals'] as const
export type WalletSwitch = (typeof walletSwitches)[number]

/** Switches sending off: nothing new is asked for, and what is approved waits. What is signed goes its way. */
export const switchWallet = (
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  name: WalletSwitch,
  isOff: boolean,
): Promise<void> =>
  database.transaction(async tx => {
    const at = clock.now()
    await tx
      .insertInto('wallet_switch')
      .values({ name, is_off: isOff, changed_at: at })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ is_off: isOff, changed_at: at }))
      .execute()
    if (!isOff) await wakeSending(tx, at)
  })
