import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { DemoMarket } from '../demoParts.ts'
import { sendDevPage, sendDevScript } from '../dev/devFrame.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { leasedDuty, ownDuty, type Duty } from '../../runtime/duty.ts'
import { machineTimers } from '../../runtime/timers.ts'
import { arbiterName, cast } from './players.ts'
import { characterNames, characters, type CharacterName } from './characters.ts'
import { payingNames, type PayingName } from './invoices.ts'
import { openMarket, type Market } from './market.ts'
import { marketPage, marketScript } from './marketPage.ts'
import { speeds } from './pace.ts'

const Name = Type.String({ minLength: 1, maxLength: 64 })
const bodies = {
  switch: Type.Object({
    is_on: Type.Optional(Type.Boolean()),
    speed: Type.Optional(Type.Integer({ minimum: speeds.least, maximum: speeds.most })),
  }),
  visits: Type.Object({
    user_name: Name,
    character: Type.Unsafe<CharacterName>({ type: 'string', enum: [...characterNames] }),
  }),
  /** By its link, or by the last part of it. */
  invoices: Type.Object({
    invoice: Type.String({ minLength: 1, maxLength: 300 }),
    paying: Type.Unsafe<PayingName>({ type: 'string', enum: [...payingNames] }),
  }),
  hand_back: Type.Object({ user_name: Name }),
}

/** The people of the demo market, and the page on which they are seen, switched, hurried and asked for. */
export function livingMarket(parts: Parts): DemoMarket {
  let market: Market | null = null
  let duty: Duty | null = null
  const here = (): Market => {
    // Another process on the same database has them.
    if (!market) throw new RequestRefused(refuse('channel_unavailable'))
    return market
  }
  return {
    page: pageOf(here, () => market),
    async start(url) {
      duty = dutyOf(parts, () => {
        const opened = openMarket({
          url,
          ownMark: parts.processId,
          clock: parts.clock,
          machine: parts.clock.machine,
          timers: machineTimers,
          logger: parts.logger,
          strangers: () => strangers(parts),
        })
        market = opened
        return async () => {
          market = null
          await opened.close()
        }
      })
      await duty.start()
    },
    close: async () => duty?.close(),
  }
}

/** On PostgreSQL one process of many has them. The embedded database is of one process, which need not wait for a lease. */
function dutyOf(parts: Parts, begin: () => () => Promise<void>): Duty {
  const { database, clock, logger, processId } = parts
  if (database.kind === 'postgres')
    return leasedDuty({
      database,
      machine: clock.machine,
      timers: machineTimers,
      logger,
      name: 'demo market',
      holder: processId,
      begin,
    })
  return ownDuty(begin)
}

const shownStrangers = 20

/** Those who offer something and are not of the demo. */
async function strangers({ database }: Parts): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom('advert')
    .innerJoin('app_user', 'app_user.id', 'advert.owner_id')
    .select('user_name')
    .distinct()
    .where('is_visible', '=', true)
    .where('user_name', 'not in', [...cast.map(({ userName }) => userName), arbiterName])
    .orderBy('user_name')
    .limit(shownStrangers)
    .execute()
  return rows.map(({ user_name }) => user_name)
}

const pageOf =
  (here: () => Market, found: () => Market | null) =>
  async (app: FastifyInstance): Promise<void> => {
    const on = <S extends ReturnType<typeof Type.Object>>(
      action: string,
      schema: S,
      act: (body: ReturnType<typeof Value.Parse<S>>) => Promise<object>,
    ) =>
      app.post(`/dev/market/${action}`, async ({ body }) => {
        if (!Value.Check(schema, body)) throw new RequestRefused(refuse('invalid_input'))
        return act(Value.Parse(schema, body))
      })

    app.get('/dev/market', (_, reply) => sendDevPage(reply, marketPage))
    app.get('/dev/market/page.js', (_, reply) => sendDevScript(reply, marketScript))
    app.get('/dev/market/state', async () => {
      const market = found()
      const named = [...cast.filter(({ isNamed }) => isNamed).map(({ userName }) => userName), arbiterName]
      return {
        is_here: market !== null,
        is_on: market?.pace.isOn ?? false,
        speed: market?.pace.speed ?? speeds.usual,
        speeds,
        trades: market?.watched ?? 0,
        played: (await market?.playedOf(named)) ?? [],
        characters: characterNames.map(name => ({
          name,
          about: characters[name].about,
          people: cast.filter(({ character }) => character === name).map(({ userName }) => userName),
        })),
        transfers: market?.transfers ?? [],
      }
    })

    on('switch', bodies.switch, async ({ is_on, speed }) => {
      here().change({
        ...(is_on === undefined ? {} : { isOn: is_on }),
        ...(speed === undefined ? {} : { speed }),
      })
      return { is_done: true }
    })
    on('visits', bodies.visits, async ({ user_name, character }) => {
      const opened = await here().visit({ userName: user_name, character })
      if (!opened) throw new RequestRefused(refuse('not_found', 'user_name'))
      return opened
    })
    on('invoices', bodies.invoices, async ({ invoice, paying }) => {
      const uniqueId = /([\w-]+)\/?(?:[?#].*)?$/.exec(invoice)?.[1] ?? ''
      if (!(await here().pay({ uniqueId, paying }))) throw new RequestRefused(refuse('not_found', 'invoice'))
      return { is_done: true }
    })
    on('hand_back', bodies.hand_back, async ({ user_name }) => {
      if (![...cast.map(({ userName }) => userName), arbiterName].includes(user_name))
        throw new RequestRefused(refuse('not_found', 'user_name'))
      await here().handBack(user_name)
      return { is_done: true }
    })
  }
