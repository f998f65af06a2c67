import { networkCodes } from '../../__generated__/networkCodes.ts'
import type { NetworkCode } from '../../__generated__/networkCodes.ts'
import { useT } from '../../../locales/useT.ts'

const isKnown = (code: string): code is NetworkCode => networkCodes.some(known => known === code)

/** What a network is called; its code where it is new here. */
export function useNetworkName(): (code: string) => string {
  const t = useT('deskQueue')
  return code => (isKnown(code) ? t(`network.${code}`) : code)
}
