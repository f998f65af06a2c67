import { startNode } from './nodeProcess.ts'

/** What a host is told to do; `id` is of one product. */
export type HostOrder =
  | { readonly id: number; readonly do: 'open'; readonly env: Readonly<Record<string, string>> }
  | { readonly id: number; readonly do: 'close' }

/** What comes of it. */
export type HostAnswer =
  | { readonly id: number; readonly url: string }
  | { readonly id: number; readonly fault: string }

interface Host {
  /** Has an order carried out; rejects with what the host says is wrong, or when its process has ended. */
  readonly tell: (order: HostOrder) => Promise<string>
}

let host: Host | undefined
let products = 0

function startHost(): Host {
  const child = startNode(new URL('productHostMain.ts', import.meta.url), [
    'ignore',
    'ignore',
    'inherit',
    'ipc',
  ])
  const told = new Map<
    number,
    { readonly resolve: (url: string) => void; readonly reject: (fault: Error) => void }
  >()
  child.on('message', (answer: HostAnswer) => {
    const { id } = answer
    if ('fault' in answer) told.get(id)?.reject(new Error(answer.fault))
    else told.get(id)?.resolve(answer.url)
    told.delete(id)
    if (told.size === 0) child.channel?.unref()
  })
  child.once('exit', () => {
    for (const { reject } of told.values()) reject(new Error('The process of the products has ended'))
  })
  // The worker ends with its last test; the host sees that, and ends too.
  child.unref()
  return {
    tell: order =>
      new Promise((resolve, reject) => {
        child.channel?.ref()
        told.set(order.id, { resolve, reject })
        child.send(order)
      }),
  }
}

/**
 * Opens a product in the one process of this worker for all that no test ends by force: modules, the embedded database and whatever
 * runs often are loaded and compiled once, which is five seconds of a processor for each product. Each has settings, a database and
 * ports of its own, as processes of their own would.
 *
 * @param env the settings of this product
 */
export async function openHosted(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { tell } = (host ??= startHost())
  const id = (products += 1)
  const url = await tell({ id, do: 'open', env })
  return {
    url,
    async close() {
      await tell({ id, do: 'close' })
    },
  }
}
