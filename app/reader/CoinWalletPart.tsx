import { DrawnByServer } from './DrawnByServer.tsx'
import type { PartProps } from './readerPart.ts'

/** What the wallet here does for a coin: nothing in it moves. */
export function CoinWalletPart({ drawn }: PartProps) {
  return <DrawnByServer id="wallet">{drawn}</DrawnByServer>
}
