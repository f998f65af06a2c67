import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { postJson } from '../support/postJson.ts'
import { logInAs } from '../support/visit.ts'

/** Subscribers of one product, all in this process. */
export interface Crowd {
  /** Milliseconds from the call that caused an event to the socket of each subscriber, since `forget`. */
  readonly latencies: readonly number[]
  /** Causes one event of a user, who has one at a time; resolves when the server has answered. */
  cause(user: number): Promise<void>
  /** Resolves when so many have been heard, or when nothing comes any more. */
  heard(count: number): Promise<void>
  forget(): void
  close(): void
}

interface Member {
  readonly name: string
  /** When each event was caused, in order; a subscriber's n-th event is the n-th of these. */
  readonly causedAt: number[]
  busy: Promise<void>
}

const silenceMs = 5000

/** Signs users up and subscribes each in several sessions of theirs, so that no two sockets share an upstream one. */
export async function openCrowd(
  url: string,
  { users, sessionsEach }: { readonly users: number; readonly sessionsEach: number },
): Promise<Crowd> {
  const latencies: number[] = []
  const sockets: WebSocket[] = []
  const members: Member[] = []
  for (let index = 0; index < users; index++) {
    const member: Member = { name: `crowd${index}`, causedAt: [], busy: Promise.resolve() }
    members.push(member)
    await postJson(`${url}/api/v1/users`, {
      user_name: member.name,
      email: `${member.name}@bench.souk.example`,
      password: `Aa1-${randomBytes(12).toString('base64url')}`,
    })
    for (let session = 0; session < sessionsEach; session++) {
      const token = await logInAs(url, member.name)
      sockets.push(await subscribe(url, token, hear(member, latencies)))
    }
  }
  async function causeOne(member: Member): Promise<void> {
    member.causedAt.push(performance.now())
    await postJson(`${url}/dev/faucet`, { user_name: member.name, asset: 'USDT', amount: '1' })
  }
  return {
    latencies,
    cause(user) {
      const member = members[user]
      if (!member) throw new Error(`There is no user ${user}`)
      // The order of a user's events is the order of their calls only when these do not overlap.
      member.busy = member.busy.then(() => causeOne(member))
      return member.busy
    },
    async heard(count) {
      let seen = -1
      while (latencies.length < count && latencies.length !== seen) {
        seen = latencies.length
        await new Promise(resolve => setTimeout(resolve, silenceMs / 5))
        if (latencies.length === seen) await new Promise(resolve => setTimeout(resolve, silenceMs))
      }
    },
    forget: () => void (latencies.length = 0),
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

function hear({ causedAt }: Member, latencies: number[]): () => void {
  let heard = 0
  return () => {
    latencies.push(performance.now() - (causedAt[heard] ?? 0))
    heard += 1
  }
}

/** One subscriber, in the protocol of graphql-ws. Resolves when the gateway has accepted the socket. */
function subscribe(url: string, token: string, onEvent: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-access-token': token },
  })
  const query = 'subscription { balanceAmount { asset available inEscrow seq } }'
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send('{"type":"connection_init"}'))
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string }
      if (message.type === 'next') onEvent()
      if (message.type === 'ping') socket.send('{"type":"pong"}')
      if (message.type !== 'connection_ack') return
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
      resolve(socket)
    })
  })
}
