import { namedAccounts, traders, type SeedPerson } from '../seed/people.ts'
import type { CharacterName } from './characters.ts'

/** Somebody of the demo market, and what they are like. */
export interface Player extends SeedPerson {
  readonly character: CharacterName
  /** One of those whom the page /dev logs in as. They stay at home: somebody may be about to play them. */
  readonly isNamed: boolean
}

/** Those who are not quick. There is one of each kind among those who trade naira and among those who trade roubles. */
const others: Readonly<Record<string, CharacterName>> = {
  ngozi_btc: 'slow',
  adaeze_fx: 'forgetful',
  'Kunle.Trades': 'pays_short',
  emeka88: 'liar',
  volga_p2p: 'forgetful',
  'Сергей.обмен': 'slow',
  northline: 'pays_short',
  Тихон: 'liar',
  otieno: 'slow',
  yaw88: 'liar',
  'desert.fox': 'forgetful',
  iberia_coin: 'pays_short',
  anka_fx: 'slow',
  odesa_p2p: 'slow',
}

/** Who plays in the market: all of the demo who trade. */
export const cast: readonly Player[] = [...namedAccounts, ...traders]
  .filter(({ roles }) => roles === undefined)
  .map(person => ({
    ...person,
    character: others[person.userName] ?? 'quick',
    isNamed: namedAccounts.includes(person),
  }))

/** The demo's arbiter. */
export const arbiterName = namedAccounts.find(({ roles }) => roles?.includes('arbiter'))?.userName ?? ''

const characterByName = new Map(cast.map(({ userName, character }) => [userName, character]))

/** What somebody of the market is like; null of a stranger. */
export const characterOf = (userName: string): CharacterName | null => characterByName.get(userName) ?? null
