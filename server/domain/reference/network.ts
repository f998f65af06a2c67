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
  /** From one block to the next, usually. */
  readonly blockSeconds: number
  /** With so many blocks on it nothing is taken back by this network any more: beyond it is a matter for people. */
  readonly finalBlocks: number
  /** The page of a public explorer about a transaction, `{txid}` standing for it. */
  readonly txUrl: string
  /** The same about an address; null where the chain shows nobody what an address got. */
  readonly addressUrl: string | null
}

/** One explorer for most; the chains that it does not show have another. */
const blockchair = (chain: string) => ({
  txUrl: `https://blockchair.com/${chain}/transaction/{txid}`,
  addressUrl: `https://blockchair.com/${chain}/address/{address}`,
})
const tronscan = {
  txUrl: 'https://tronscan.org/#/transaction/{txid}',
  addressUrl: 'https://tronscan.org/#/address/{address}',
}
const tonviewer = {
  txUrl: 'https://tonviewer.com/transaction/{txid}',
  addressUrl: 'https://tonviewer.com/{address}',
}

/** Every network by its code. */
export const networks: Readonly<Record<NetworkCode, Network>> = {
  bitcoin: {
    code: 'bitcoin',
    blockSeconds: 600,
    finalBlocks: 12,
    name: 'Bitcoin',
    needsMemo: false,
    ...blockchair('bitcoin'),
  },
  ethereum: {
    code: 'ethereum',
    blockSeconds: 12,
    // Two epochs: its validators lose their stake by taking them back.
    finalBlocks: 64,
    name: 'Ethereum',
    needsMemo: false,
    ...blockchair('ethereum'),
  },
  tron: { code: 'tron', blockSeconds: 3, finalBlocks: 40, name: 'TRON', needsMemo: false, ...tronscan },
  ton: { code: 'ton', blockSeconds: 5, finalBlocks: 16, name: 'TON', needsMemo: true, ...tonviewer },
  litecoin: {
    code: 'litecoin',
    blockSeconds: 150,
    finalBlocks: 24,
    name: 'Litecoin',
    needsMemo: false,
    ...blockchair('litecoin'),
  },
  monero: {
    code: 'monero',
    blockSeconds: 120,
    finalBlocks: 20,
    name: 'Monero',
    needsMemo: false,
    ...blockchair('monero'),
    addressUrl: null,
  },
}

/** Where a public explorer shows a transaction. */
export const transactionUrl = (network: NetworkCode, txid: string): string =>
  networks[network].txUrl.replace('{txid}', encodeURIComponent(txid))

/** Where a public explorer shows an address; null where none can. */
export const addressUrl = (network: NetworkCode, address: string): string | null =>
  networks[network].addressUrl?.replace('{address}', encodeURIComponent(address)) ?? null
