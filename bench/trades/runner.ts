/** How trades are loaded: so many at once, for so long. */
export interface TradeLoad {
  readonly clients: number
  readonly seconds: number
  /** All trades meet at one seller, where they wait for each other. */
  readonly oneSeller?: boolean
  /** By whom the buyers were brought; by nobody unless it says else. */
  readonly brought?: Brought
}

/** Three levels of people above each buyer: their own, or the same for all. */
export type Brought = 'by nobody' | 'each by others' | 'all by one'

/** Something that trades, on a database of its own. */
export interface TradeRunner {
  /** One whole trade of one client, of whom each does one thing at a time. */
  tradeOnce(client: number, load: TradeLoad): Promise<void>
  /** What the audit of the ledger finds. */
  violations(): Promise<number>
  close(): Promise<void>
}

/** The clients that a runner must bear. */
export const mostClients = 32

const warmUpSeconds = 6

/** Whole trades a second at several loads, after a warm-up in which everything hot is compiled; and that nothing is lost. */
export async function measureTrades(runner: TradeRunner, seconds: number) {
  const rate = (load: Omit<TradeLoad, 'seconds'>) => measure(runner, { ...load, seconds })
  await measure(runner, { clients: 8, seconds: warmUpSeconds })
  try {
    return {
      oneClient: await rate({ clients: 1 }),
      eightClients: await rate({ clients: 8 }),
      thirtyTwoClients: await rate({ clients: mostClients }),
      oneSellerEightClients: await rate({ clients: 8, oneSeller: true }),
      violations: await runner.violations(),
    }
  } finally {
    await runner.close()
  }
}

/** Whole trades a second at one load. */
export async function measure(runner: TradeRunner, load: TradeLoad): Promise<number> {
  const began = performance.now()
  const end = began + load.seconds * 1000
  let done = 0
  const client = async (number: number): Promise<void> => {
    while (performance.now() < end) {
      await runner.tradeOnce(number, load)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: load.clients }, (_, number) => client(number)))
  return Math.round(done / ((performance.now() - began) / 1000))
}
