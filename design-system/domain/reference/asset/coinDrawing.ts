import TokenBTC from '@web3icons/react/icons/tokens/TokenBTC'
import TokenDAI from '@web3icons/react/icons/tokens/TokenDAI'
import TokenETH from '@web3icons/react/icons/tokens/TokenETH'
import TokenLTC from '@web3icons/react/icons/tokens/TokenLTC'
import TokenTON from '@web3icons/react/icons/tokens/TokenTON'
import TokenTRX from '@web3icons/react/icons/tokens/TokenTRX'
import TokenUSDC from '@web3icons/react/icons/tokens/TokenUSDC'
import TokenUSDT from '@web3icons/react/icons/tokens/TokenUSDT'
import TokenXMR from '@web3icons/react/icons/tokens/TokenXMR'

/** The drawings of coins that have one, by code. A coin without a row shows the first letters of its code. */
export const coinDrawing = {
  BTC: TokenBTC,
  ETH: TokenETH,
  USDT: TokenUSDT,
  USDC: TokenUSDC,
  DAI: TokenDAI,
  TON: TokenTON,
  TRX: TokenTRX,
  LTC: TokenLTC,
  XMR: TokenXMR,
} as const

export type DrawnCoin = keyof typeof coinDrawing

/** Whether a coin's drawing is here. */
export const isDrawn = (code: string): code is DrawnCoin => Object.hasOwn(coinDrawing, code)
