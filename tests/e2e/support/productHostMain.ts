import { flushCompileCache } from 'node:module'
import type * as Starting from '../../../scripts/product.ts'
import type { HostAnswer, HostOrder } from './productHost.ts'
import { productRoot } from './productRoot.ts'

// A process that products are opened in, one after the other or several at a time: see host.ts.

const { openProduct } = (await import(new URL('scripts/product.ts', productRoot).href)) as typeof Starting

const open = new Map<number, Starting.OpenProduct>()

async function carryOut(order: HostOrder): Promise<HostAnswer> {
  if (order.do === 'open') {
    const product = await openProduct({ ...process.env, ...order.env })
    open.set(order.id, product)
    // For the next host, and for the halves that start apart: this process is ended by force.
    if (open.size === 1) flushCompileCache()
    return { id: order.id, url: product.url }
  }
  await open.get(order.id)?.close()
  open.delete(order.id)
  return { id: order.id, url: '' }
}

process.on('message', (order: HostOrder) => {
  void carryOut(order)
    .catch((error: Error): HostAnswer => ({ id: order.id, fault: error.stack ?? error.message }))
    .then(answer => process.send?.(answer))
})
