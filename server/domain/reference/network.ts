/** The chains that coins travel over. */
export const networkCodes = ['bitcoin', 'ethereum', 'tron', 'ton', 'litecoin', 'monero'] as const
export type NetworkCode = (typeof networkCodes)[number]

/** The token standards of coins that live on another coin's chain. */
export const tokenStandards = ['ERC20', 'TRC20', 'Jetton'] as const
export type TokenStandard = (typeof tokenStandards)[number]

export type Network = {
  readonly code: NetworkCode
  /** A proper name: the same in every language. */
  readonly name: string
  /** Whether a deposit needs a memo (tag) that tells whose it is. */
  readonly needsMemo: boolean
}

/** Every network by its code. */
export const networks: Readonly<Record<NetworkCode, Network>> = {
  bitcoin: { code: 'bitcoin', name: 'Bitcoin', needsMemo: false },
  ethereum: { code: 'ethereum', name: 'Ethereum', needsMemo: false },
  tron: { code: 'tron', name: 'TRON', needsMemo: false },
  ton: { code: 'ton', name: 'TON', needsMemo: true },
  litecoin: { code: 'litecoin', name: 'Litecoin', needsMemo: false },
  monero: { code: 'monero', name: 'Monero', needsMemo: false },
}
