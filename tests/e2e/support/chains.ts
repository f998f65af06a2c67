/** What the development tools answer about the simulated chains. */
interface SimulatedChain {
  readonly network: string
  readonly transactions: readonly {
    readonly txid: string
    readonly asset: string
    readonly amount: string
    readonly to: string
    readonly state: string
  }[]
}

/** Something happens on a simulated chain; resolves when the product has seen it. */
export async function onChain(url: string, network: string, action: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/dev/chain/${network}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`)
}

/** The transactions of a simulated chain, the latest first. */
export async function transactionsOn(url: string, network: string): Promise<SimulatedChain['transactions']> {
  const answer = await fetch(`${url}/dev/chain/networks`)
  const { items } = (await answer.json()) as { items: readonly SimulatedChain[] }
  return items.find(item => item.network === network)?.transactions ?? []
}

/** Where the ledger is wrong, and where it and the chains differ: nowhere. */
export async function faultsOfBooks(url: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/dev/audit`)
  if (!answer.ok) throw new Error(`The audit answered ${answer.status}`)
  return Object.values((await answer.json()) as Record<string, unknown[]>).flat()
}
