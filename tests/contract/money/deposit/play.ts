import * as fc from 'fast-check'
import { mine, reorganise } from '../../../../server/adapters/chain/embeddedBlocks.ts'
import { sendAgain, sendFromOutside } from '../../../../server/adapters/chain/embeddedSending.ts'
import { openParts } from '../../../../server/composition/openParts.ts'
import type { Parts } from '../../../../server/composition/parts.ts'
import { foundSimulation } from '../../../../server/composition/money/simulation.ts'
import { newUserId, type UserId } from '../../../../server/domain/identifier/identifier.ts'
import { houseAccount } from '../../../../server/ledger/account.ts'
import { available } from '../../../../server/ledger/postings.ts'
import { move } from '../../../support/postings.ts'
import { findAccount } from '../../../../server/ledger/ledger.ts'
import { attributeDeposit } from '../../../../server/modules/money/deposit/claimDeposit.ts'
import { openPlace } from '../../../../server/modules/money/deposit/depositPlace.ts'
import { machineClock } from '../../../../server/runtime/clock.ts'
import { silentLogger } from '../../../../server/runtime/logger.ts'
import { machineRandom } from '../../../../server/runtime/random.ts'
import { readSettings } from '../../../../server/runtime/setting/settings.ts'
import { memorySigner } from '../../../../server/signer/openSigner.ts'
import { freshDatabase } from '../../../support/database.ts'
import { gatewaySecret, requisitesKey } from '../../../support/souk.ts'
import { ModelChain } from './model.ts'

const people = 3
/** One with an address each and two confirmations, one with a memo each and one confirmation. */
const coinsPlayed = { bitcoin: { coin: 'BTC', needs: 2 }, ton: { coin: 'TON', needs: 1 } } as const
const played = ['bitcoin', 'ton'] as const
type Played = (typeof played)[number]
/** In units: the first is below the minimum of both. */
const amounts = [19_999n, 500_000_000n, 700_000_001n, 900_000_000_000n] as const

const network = fc.constantFrom(...played)
const person = fc.nat(people - 1)

/** Anything that may happen, to whom or to what is chosen by numbers. */
export const action = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    network,
    person,
    amount: fc.nat(amounts.length - 1),
    forgetsMemo: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mine' as const), network, blocks: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('reorganise' as const),
    network,
    depth: fc.integer({ min: 1, max: 4 }),
    drops: fc.array(fc.nat(20), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('resend' as const), network, which: fc.nat(20) }),
  fc.record({ kind: fc.constant('spend' as const), network, person, share: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('attribute' as const), which: fc.nat(20), person }),
  fc.record({ kind: fc.constant('look' as const), network, times: fc.integer({ min: 1, max: 3 }) }),
)
export type Action = typeof action extends fc.Arbitrary<infer Chosen> ? Chosen : never

/** The true parts, without workers: nothing looks at a chain but the play. */
export async function openStage() {
  const { database } = await freshDatabase('embedded')
  const settings = readSettings(
    { DEV_TOOLS: '1', SEED: 'none', GATEWAY_SECRET: gatewaySecret, REQUISITES_KEY: requisitesKey },
    { role: 'server', newSecret: () => gatewaySecret },
  )
  const signer = await memorySigner({ seed: machineRandom(32), clock: machineClock })
  const parts = await openParts({
    settings: { ...settings, dataDir: 'memory://' },
    logger: silentLogger,
    signer,
    database,
  })
  await foundSimulation(parts)
  await parts.watcher.begin()
  return new Stage(parts)
}

/** A run of the play: new people on chains that have settled, and what arithmetic says of them. */
export class Stage {
  readonly parts: Parts
  readonly chains = new Map<Played, ModelChain>()
  ids: readonly UserId[] = []
  spendings = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  get model() {
    return {
      purses: () =>
        played.flatMap(network =>
          this.ids.map((_, person) => {
            const net = this.chain(network).net(person)
            return { network, person, available: net > 0n ? net : 0n, owes: net < 0n ? -net : 0n }
          }),
        ),
    }
  }

  chain(network: Played): ModelChain {
    const found = this.chains.get(network)
    if (!found) throw new Error(`${network} has not begun`)
    return found
  }

  mining(network: Played) {
    return { network, random: machineRandom, at: this.parts.clock.now() }
  }

  async begin(): Promise<void> {
    const { database, clock } = this.parts
    this.ids = await Promise.all(Array.from({ length: people }, () => newPerson(this.parts)))
    for (const network of played) {
      const head = await database.transaction(tx => mine(tx, this.mining(network), 3))
      await this.parts.watcher.look(network)
      this.chains.set(network, new ModelChain(people, head.height, coinsPlayed[network].needs))
    }
    await clock.refresh()
  }

  async look(network?: Played): Promise<void> {
    for (const one of network ? [network] : played) {
      await this.parts.watcher.look(one)
      this.chain(one).look()
    }
  }

  /** What the books say, as the model does. */
  async purses() {
    const { db } = this.parts.database
    const found = []
    for (const network of played)
      for (const [person, owner] of this.ids.entries()) {
        const asset = coinsPlayed[network].coin
        const has = await findAccount(db, available(owner, asset))
        const debt = await findAccount(db, { owner, kind: 'receivable', asset })
        found.push({ network, person, available: has?.balance ?? 0n, owes: -(debt?.balance ?? 0n) })
      }
    return found
  }

  async close(): Promise<void> {
    const { parts } = this
    parts.board.close()
    parts.channels.close()
    await parts.wallet.signer.close()
    await parts.bus.close()
    await parts.clock.close()
    await parts.database.close()
  }
}

type Acts = {
  readonly [K in Action['kind']]: (stage: Stage, action: Extract<Action, { kind: K }>) => Promise<void>
}

const acts: Acts = {
  async send(stage, { network, person, amount: chosen, forgetsMemo }) {
    const { parts } = stage
    const userId = stage.ids[person] as UserId
    const amount = amounts[chosen] ?? 1n
    const { coin } = coinsPlayed[network]
    const [txid = ''] = await parts.database.transaction(async tx => {
      const at = parts.clock.now()
      const asked = { userId, network, at }
      const place = await openPlace(tx, { ...parts, watchKeys: parts.wallet.watchKeys }, asked)
      const memo = forgetsMemo ? null : place.memo
      return sendFromOutside(tx, stage.mining(network), [{ coin, amount, to: place.address, memo }])
    })
    stage.chain(network).transfers.push({
      txid,
      owner: forgetsMemo && network === 'ton' ? null : person,
      amount,
      isEnough: chosen > 0,
      height: null,
      isDropped: false,
      isCredited: false,
    })
  },
  async mine(stage, { network, blocks }) {
    await stage.parts.database.transaction(tx => mine(tx, stage.mining(network), blocks))
    stage.chain(network).mine(blocks)
  },
  async reorganise(stage, { network, depth: wished, drops }) {
    const model = stage.chain(network)
    const depth = Math.min(wished, model.depth)
    if (depth === 0) return
    const drop = drops.flatMap(which => model.transfers[which]?.txid ?? [])
    await stage.parts.database.transaction(tx => reorganise(tx, stage.mining(network), { depth, drop }))
    model.reorganise(depth, new Set(drop))
  },
  async resend(stage, { network, which }) {
    const found = stage.chain(network).transfers[which]
    if (!found) return
    await stage.parts.database.transaction(tx => sendAgain(tx, network, found.txid))
    found.isDropped = false
  },
  async spend(stage, { network, person, share }) {
    const model = stage.chain(network)
    const net = model.net(person)
    const amount = net / BigInt(share)
    const owner = stage.ids[person] as UserId
    const asset = coinsPlayed[network].coin
    if (amount <= 0n) return
    const key = `spend:${(stage.spendings += 1)}`
    await stage.parts.database.transaction(tx =>
      move(tx, {
        key,
        kind: 'spend',
        from: available(owner, asset),
        to: houseAccount('house', asset, key),
        amount,
        at: stage.parts.clock.now(),
      }),
    )
    model.spent[person] = (model.spent[person] ?? 0n) + amount
  },
  async attribute(stage, { which, person }) {
    const { parts } = stage
    const found = stage.chain('ton').transfers[which]
    if (!found || found.owner !== null || !found.isCredited) return
    const { id } = await parts.database.db
      .selectFrom('deposit')
      .select('id')
      .where('txid', '=', found.txid)
      .executeTakeFirstOrThrow()
    const given = { id, userId: stage.ids[person] as UserId, at: parts.clock.now() }
    const twice = await Promise.all(
      [given, given].map(one =>
        parts.database.transaction(tx =>
          attributeDeposit(tx, { ...parts.trade, invoices: parts.invoices }, one),
        ),
      ),
    )
    if (twice.filter(Boolean).length !== 1) throw new Error('A deposit was given twice, or to nobody')
    found.owner = person
  },
  async look(stage, { network, times }) {
    await Promise.all(Array.from({ length: times }, () => stage.parts.watcher.look(network)))
    stage.chain(network).look()
  },
}

/** Does it to the product and to the model. */
export const act = (stage: Stage, next: Action): Promise<void> =>
  (acts[next.kind] as (stage: Stage, action: Action) => Promise<void>)(stage, next)

async function newPerson({ database, clock }: Parts): Promise<UserId> {
  const at = clock.now()
  const id = newUserId(at, machineRandom)
  await database.db
    .insertInto('app_user')
    .values({
      id,
      kind: 'user',
      user_name: id,
      user_name_key: id,
      email: `${id}@souk.test`,
      email_key: `${id}@souk.test`,
      password_hash: 'none',
      roles: ['user'],
      locale: 'en',
      country_code: 'NG',
      currency_code: 'NGN',
      time_zone: 'UTC',
      created_at: at,
      last_online_at: at,
    })
    .execute()
  return id
}
