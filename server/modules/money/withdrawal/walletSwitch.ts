import type { Tx } from '../../../database/database.ts'
import { wakeSending } from './record/sendingJob.ts'

/** What an operator can switch off, and on again. */
export const walletSwitches = ['withdrawals'] as const
export type WalletSwitch = (typeof walletSwitches)[number]

/** Switches sending off: nothing new is asked for, and what is approved waits. What is signed goes its way. */
export async function switchWallet(tx: Tx, name: WalletSwitch, isOff: boolean, at: Date): Promise<void> {
  await tx
    .insertInto('wallet_switch')
    .values({ name, is_off: isOff, changed_at: at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ is_off: isOff, changed_at: at }))
    .execute()
  if (!isOff) await wakeSending(tx, at)
}
