import type { ComponentProps } from 'react'
import { useT } from '../../../locales/useT.ts'
import { PrivateAmount } from '../transaction/PrivateAmount.tsx'

/** An amount of the wallet, or dots in its place. */
export function WalletAmount(props: Omit<ComponentProps<typeof PrivateAmount>, 'hiddenLabel'>) {
  const t = useT('wallet')
  return <PrivateAmount hiddenLabel={t('hidden')} {...props} />
}
