import type { ComponentProps } from 'react'
import { useT } from '../../../locales/useT.ts'
import { PrivateAmount } from './PrivateAmount.tsx'

/** An amount of a movement, or dots in its place. */
export function TransactionAmount(props: Omit<ComponentProps<typeof PrivateAmount>, 'hiddenLabel'>) {
  const t = useT('transaction')
  return <PrivateAmount hiddenLabel={t('hiddenAmount')} {...props} />
}
