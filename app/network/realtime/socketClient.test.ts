import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectionStore } from '../../device/connection/connectionStore.ts'
import { createSocketClient } from './socketClient.ts'

type Listener = (event: unknown) => void

/** A socket that does what the test says. */
class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static made: FakeSocket[] = []
  readyState = 0
  sent: { type: string }[] = []
  onopen: Listener | null = null
  onmessage: Listener | null = null
  onclose: Listener | null = null
  onerror: Listener | null = null

  constructor() {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close(code = 1000, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason, wasClean: code === 1000 })
  }
  /** As a browser does: the error first, the end in a later task. */
  async fail(): Promise<void> {
    this.onerror?.(new Error('refused'))
    await settle()
    this.close(1006)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.({})
    this.onmessage?.({ data: JSON.stringify({ type: 'connection_ack' }) })
  }
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

function setup() {
  const timers = manualTimers()
  const connection = createConnectionStore(timers, true)
  const client = createSocketClient({
    url: 'ws://souk.test/graphql',
    connection,
    timers,
    random: () => 0,
    locale: () => 'ru',
    webSocket: FakeSocket,
  })
  const leave = client.subscribe(
    { query: '', operationName: 'UserEvents' },
    { next: () => {}, error: () => {}, complete: () => {} },
  )
  const kind = () => connection.current().kind
  return { timers, connection, client, leave, kind }
}

const newest = () => FakeSocket.made.at(-1)!

describe('the socket', () => {
  beforeEach(() => {
    FakeSocket.made = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says the language, and that it stands', async () => {
    const { kind } = setup()
    await settle()
    expect(kind()).toBe('connecting')
    newest().open()
    await settle()
    expect(newest().sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe'])
    expect(newest().sent[0]).toMatchObject({ payload: { acceptLanguage: 'ru' } })
    expect(kind()).toBe('ready')
  })

  it('comes back as Fibonacci counts, says so all the while, and subscribes again', async () => {
    const { timers, connection, kind } = setup()
    await settle()
    newest().open()
    await settle()
    newest().close(1006)
    await settle()
    expect(connection.current()).toEqual({ kind: 'reconnecting', until: timers.now() + 1000 })
    const waits = [1000, 1000, 2000, 3000, 5000]
    for (const [index, wait] of waits.entries()) {
      timers.advance(wait - 1)
      await settle()
      expect(FakeSocket.made).toHaveLength(index + 1)
      timers.advance(1)
      await settle()
      expect(FakeSocket.made).toHaveLength(index + 2)
      expect(kind()).toBe('reconnecting')
      await newest().fail()
      await settle()
      expect(kind()).toBe('reconnecting')
    }
    timers.advance(8000)
    await settle()
    newest().open()
    await settle()
    expect(kind()).toBe('ready')
    expect(newest().sent.map(({ type }) => type)).toContain('subscribe')
  })

  it('comes back at once when the browser is online again', async () => {
    const { connection } = setup()
    await settle()
    newest().open()
    await settle()
    newest().close(1006)
    await settle()
    connection.setOnline(false)
    connection.setOnline(true)
    await settle()
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('is not missed when nobody wants it', async () => {
    const { leave, kind } = setup()
    await settle()
    newest().open()
    leave()
    newest().close(1000)
    await settle()
    expect(kind()).toBe('ready')
  })

  it('begins anew as another session, at once', async () => {
    const { client } = setup()
    await settle()
    newest().open()
    await settle()
    client.restart()
    await settle()
    expect(FakeSocket.made).toHaveLength(2)
    newest().open()
    await settle()
    expect(newest().sent.map(({ type }) => type)).toContain('subscribe')
  })
})
