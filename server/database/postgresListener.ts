import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { databaseError } from './errors.ts'
import { quotedChannel } from './session.ts'

type Callback = (payload: string) => void

const heartbeatMs = 10_000
const firstRetryMs = 100
const lastRetryMs = 5000

/**
 * One connection that hears NOTIFY for the whole process. It is made at the first `listen`, checked by a heartbeat, and made anew
 * when it breaks; then every listener is called once with an empty payload, since messages may have been missed.
 */
export class PostgresListener {
  readonly #config: ClientConfig
  readonly #callbacks = new Map<string, Set<Callback>>()
  #client: Client | undefined
  #connecting: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #closed = false

  constructor(config: ClientConfig) {
    // The heartbeat must fail in time on a dead network, where nothing answers.
    this.#config = { ...config, query_timeout: heartbeatMs }
  }

  /** Resolves once the server has confirmed that it will tell. */
  async listen(channel: string, onMessage: Callback): Promise<() => Promise<void>> {
    await this.#connect()
    const known = this.#callbacks.get(channel)
    const callbacks = known ?? new Set<Callback>()
    this.#callbacks.set(channel, callbacks.add(onMessage))
    const stop = async (): Promise<void> => {
      callbacks.delete(onMessage)
      if (callbacks.size > 0 || this.#callbacks.get(channel) !== callbacks) return
      this.#callbacks.delete(channel)
      // A connection that is just broken has nothing to unlisten.
      if (this.#client !== undefined) await this.#ask(`unlisten ${quotedChannel(channel)}`).catch(() => {})
    }
    try {
      if (known === undefined) await this.#ask(`listen ${quotedChannel(channel)}`)
    } catch (error) {
      await stop()
      throw error
    }
    return stop
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#heartbeat)
    await this.#client?.end()
  }

  #connect(): Promise<void> {
    if (this.#client !== undefined) return Promise.resolve()
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #open(): Promise<void> {
    const client = new Client(this.#config)
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    try {
      await client.connect()
      for (const channel of this.#callbacks.keys()) await client.query(`listen ${quotedChannel(channel)}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw databaseError(error)
    }
    if (this.#closed) return client.end()
    this.#client = client
    this.#heartbeat = setInterval(
      () => void client.query('select 1').catch(() => this.#lose(client)),
      heartbeatMs,
    )
    this.#heartbeat.unref()
  }

  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#heartbeat)
    void client.end().catch(() => {})
    if (!this.#closed) this.#reconnect(firstRetryMs)
  }

  #reconnect(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#connect()
        .then(() => this.#tellAll())
        .catch(() => {
          if (!this.#closed) this.#reconnect(Math.min(delayMs * 2, lastRetryMs))
        })
    }, delayMs)
    this.#retry.unref()
  }

  #tellAll(): void {
    for (const channel of this.#callbacks.keys()) this.#tell(channel, '')
  }

  #tell(channel: string, payload: string): void {
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload)
  }

  async #ask(sql: string): Promise<void> {
    try {
      await this.#client?.query(sql)
    } catch (error) {
      throw databaseError(error)
    }
  }
}
