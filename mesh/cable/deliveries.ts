import type { CableEvent } from './protocol.ts'

/** Why events may be missing; the names are GraphQL's `ResyncReason`. */
export type ResyncReason = 'subscribed' | 'reconnected' | 'overflow'

/** Why a subscription is over. */
export type EndReason = 'unauthenticated' | 'sessionClosed' | 'crowded' | 'forbidden' | 'shutdown'

/** What a subscription is given, one after the other. After `end` it is done. */
export type Delivery =
  | { readonly kind: 'event'; readonly event: CableEvent }
  | { readonly kind: 'resync'; readonly reason: ResyncReason }
  | { readonly kind: 'end'; readonly reason: EndReason }

export interface QueueOptions {
  /** Deliveries that may wait for a slow client. */
  readonly capacity: number
  /** Events of the same key replace each other while they wait; null keeps every one. */
  readonly keyOf?: (event: CableEvent) => string | null
  /** Told when the queue overflowed: its events are gone. */
  readonly onOverflow?: () => void
  /** Told once, when the client left or the stream ended. */
  readonly onDone: () => void
}

/**
 * The async iterator between a socket that pushes and a client that pulls. It never rejects: an end is a delivery of its
 * own, because an iterator that keeps rejecting makes its readers loop.
 */
export class DeliveryQueue implements AsyncIterableIterator<Delivery, undefined> {
  readonly #options: QueueOptions
  #waiting: Delivery[] = []
  #reader: ((result: IteratorResult<Delivery, undefined>) => void) | undefined
  #isDone = false

  constructor(options: QueueOptions) {
    this.#options = options
  }

  push(delivery: Delivery): void {
    if (this.#isDone) return
    const reader = this.#reader
    if (reader !== undefined) {
      this.#reader = undefined
      reader({ value: delivery, done: false })
      if (delivery.kind === 'end') this.#finish()
      return
    }
    if (this.#replaces(delivery)) return
    this.#waiting.push(delivery)
    if (this.#waiting.length > this.#options.capacity) this.#overflow()
  }

  next(): Promise<IteratorResult<Delivery, undefined>> {
    const delivery = this.#waiting.shift()
    if (delivery === undefined) {
      if (this.#isDone) return Promise.resolve({ value: undefined, done: true })
      return new Promise(resolve => {
        this.#reader = resolve
      })
    }
    if (delivery.kind === 'end') this.#finish()
    return Promise.resolve({ value: delivery, done: false })
  }

  return(): Promise<IteratorResult<Delivery, undefined>> {
    this.#finish()
    return Promise.resolve({ value: undefined, done: true })
  }

  throw(): Promise<IteratorResult<Delivery, undefined>> {
    return this.return()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  #replaces(delivery: Delivery): boolean {
    const key = keyOf(delivery, this.#options)
    if (key === null) return false
    const index = this.#waiting.findIndex(waiting => keyOf(waiting, this.#options) === key)
    if (index < 0) return false
    this.#waiting[index] = delivery
    return true
  }

  #overflow(): void {
    const { onOverflow } = this.#options
    if (onOverflow === undefined) return void this.#waiting.shift()
    this.#waiting = this.#waiting.filter(delivery => delivery.kind === 'end')
    onOverflow()
  }

  #finish(): void {
    if (this.#isDone) return
    this.#isDone = true
    this.#waiting = []
    this.#reader?.({ value: undefined, done: true })
    this.#reader = undefined
    this.#options.onDone()
  }
}

const keyOf = (delivery: Delivery, options: QueueOptions): string | null =>
  delivery.kind === 'event' ? (options.keyOf?.(delivery.event) ?? null) : null
