/** What a simulated network should be, in plain arithmetic: heights, and who is owed what. */
export interface ModelTransfer {
  readonly txid: string
  /** Whose it is; changes once, when a deposit without a memo is given to somebody. */
  owner: number | null
  readonly amount: bigint
  readonly isEnough: boolean
  height: number | null
  isDropped: boolean
  isCredited: boolean
}

/** One network and the purses of those who receive on it. */
export class ModelChain {
  readonly transfers: ModelTransfer[] = []
  readonly spent: bigint[]
  readonly #confirmations: number
  #height: number
  readonly #base: number

  constructor(people: number, height: number, confirmations: number) {
    this.spent = Array.from({ length: people }, () => 0n)
    this.#height = height
    this.#base = height
    this.#confirmations = confirmations
  }

  /** How many blocks may be replaced: those of this run. */
  get depth(): number {
    return this.#height - this.#base
  }

  mine(blocks: number): void {
    for (const transfer of this.transfers)
      if (transfer.height === null && !transfer.isDropped) transfer.height = this.#height + 1
    this.#height += blocks
  }

  /** What was in the replaced blocks, or waited, is in the first new one; unless it is dropped. */
  reorganise(depth: number, dropped: ReadonlySet<string>): void {
    const fork = this.#height - depth
    for (const transfer of this.transfers) {
      if (transfer.height !== null && transfer.height > fork) transfer.height = null
      if (transfer.height === null && dropped.has(transfer.txid)) transfer.isDropped = true
    }
    this.#height = fork
    this.mine(depth + 1)
  }

  /** What a look finds: what is in a block stays credited once it was, and is credited when it is deep enough. */
  look(): void {
    for (const transfer of this.transfers) {
      const confirmations = transfer.height === null ? 0 : this.#height - transfer.height + 1
      const isSettled = transfer.isEnough && confirmations >= this.#confirmations
      transfer.isCredited = transfer.height !== null && (transfer.isCredited || isSettled)
    }
  }

  /** What somebody should have: below zero they owe it. */
  net(person: number): bigint {
    const credited = this.transfers.filter(({ owner, isCredited }) => owner === person && isCredited)
    return credited.reduce((sum, { amount }) => sum + amount, 0n) - (this.spent[person] ?? 0n)
  }
}
