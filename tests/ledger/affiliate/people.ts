import { sql } from 'kysely'
import { expect } from 'vitest'
import { newSessionId } from '../../../server/domain/identifier/identifier.ts'
import { post } from '../../../server/ledger/ledger.ts'
import { available } from '../../../server/ledger/postings.ts'
import { houseAccount } from '../../../server/ledger/account.ts'
import { RequestRefused } from '../../../server/kernel/refusal.ts'
import type { SignedContext } from '../../../server/kernel/context.ts'
import { deleteAccount, type DeletionParts } from '../../../server/modules/people/account/deleteAccount.ts'
import { codesOf } from '../../../server/modules/growth/affiliate/inviteCodes.ts'
import { payShares } from '../../../server/modules/growth/affiliate/sharePayouts.ts'
import type { Passwords } from '../../../server/modules/people/proof/passwords.ts'
import { keepAccount } from '../../../server/modules/people/user/users.ts'
import { machineRandom as random } from '../../../server/runtime/random.ts'
import { coins, newPerson, type Person } from './person.ts'
import { fortune, joining, named, nobody, type Step, type World } from './world.ts'
import { mayNotLeave } from '../../../server/composition/consequences.ts'

/** So many bring most, so that their accounts are met by many at once. */
const popular = 5
/** So few stay. */
const fewest = 20

/** Most come by somebody's code; one of an account that is gone binds nobody. */
export const signUp: Step = world => {
  const { chance, model, database, now } = world
  const name = `person${(world.signedUp += 1)}`
  const from = chance.below(3) === 0 ? model.people.slice(0, popular) : model.people
  const by = chance.below(5) === 0 ? null : (from[chance.below(from.length)] ?? null)
  return async () => {
    const origin = by === null ? nobody : { ...nobody, inviteCode: by.code }
    const joined = database.transaction(async tx => {
      const id = await keepAccount(joining, tx, named(name), origin, now)
      await post(tx, { key: `fortune:${id}`, kind: 'deposit', at: now, entries: fortuneOf(id) })
      return { id, code: (await codesOf(tx, id))[0]?.code ?? '' }
    })
    if (by?.isGone) {
      await expect(joined).rejects.toThrow('invite_code_unknown')
      return () => world.did('came by a code of nobody')
    }
    const { id, code } = await joined
    return () => {
      const person = newPerson({ id, name, code, by }, fortune)
      model.join(person, now)
      world.living.push(person)
    }
  }
}

const fortuneOf = (id: string) =>
  coins.flatMap(coin => [
    { account: houseAccount('external', coin, id), amount: -fortune },
    { account: available(id, coin), amount: fortune },
  ])

/** One in six is banned; bans end. */
export const ban: Step = world => {
  const person = world.anybody()
  const isBanned = !person.isBanned && world.chance.below(5) === 0
  return async () => {
    await sql`update app_user set banned_at = ${isBanned ? world.now : null} where id = ${person.id}`.execute(
      world.database.db,
    )
    return () => {
      person.isBanned = isBanned
    }
  }
}

/** Shows who somebody is: by a name of their own, or by that of who brought them. */
export const confirm: Step = world => {
  const person = world.anybody()
  const inviter = person.line[0]?.legalName ?? null
  const legalName = inviter !== null && world.chance.below(2) === 0 ? inviter : `The true ${person.name}`
  if (person.legalName !== null) return null
  return async () => {
    await sql`update app_user set legal_name = ${legalName}, identity_verified_at = ${world.now} where id = ${person.id}`.execute(
      world.database.db,
    )
    return () => {
      person.legalName = legalName
    }
  }
}

/** From this very moment on, or from a later one. */
export const newTerms: Step = world => {
  const { chance, model, database } = world
  const from = new Date(world.now.getTime() + (chance.below(2) === 0 ? 0 : chance.below(40) * 86_400_000))
  const [contractor, owner, second, third] = [51, 51, 40, 40].map(limit => BigInt(chance.below(limit))) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  if (model.terms.some(one => one.from.getTime() === from.getTime())) return null
  return async () => {
    await sql`insert into affiliate_terms values (${model.terms.length + 1}, ${from}, ${contractor}, ${owner}, ${second}, ${third})`.execute(
      database.db,
    )
    return () => {
      model.terms.push({ from, contractor, owner, second, third })
      world.did('new terms')
    }
  }
}

/** Deletes an account, which is refused until nothing of theirs is left. */
export const leave: Step = world => {
  if (world.living.length < fewest) return null
  const person = world.anybody()
  return async () => {
    await world.database.transaction(tx => payShares(tx, world.bonusParts, person.id, world.now))
    const busy = [...(person.openTrades > 0 ? ['trades'] : []), ...(person.openClaims > 0 ? ['claims'] : [])]
    expect(await askToLeave(world, person)).toEqual(['balance', ...busy])
    if (busy.length > 0) return () => world.did('could not leave')
    await takeAll(world, person)
    expect(await askToLeave(world, person)).toEqual([])
    return () => {
      for (const coin of coins) person.wealth[coin] = 0n
      person.isGone = true
      world.living.splice(world.living.indexOf(person), 1)
      world.did('left')
    }
  }
}

/** Answers what stood against it. */
async function askToLeave(world: World, { id, name }: Person): Promise<unknown> {
  const { database, now: at } = world
  const passwords = { isRight: () => Promise.resolve(true) } as Partial<Passwords> as Passwords
  const parts: Partial<DeletionParts> = {
    database,
    random,
    passwords,
    announceClosed: () => Promise.resolve(),
    mayNotLeave,
    consequences: joining.consequences,
  }
  const context: Partial<SignedContext> = {
    viewer: {
      kind: 'user',
      userId: id,
      sessionId: newSessionId(at, random),
      roles: ['user'],
      confirmedAt: null,
    },
    at,
  }
  try {
    await deleteAccount(
      parts as DeletionParts,
      { user_name: name, password: 'theirs' },
      context as SignedContext,
    )
    return []
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    return error.metadata?.['obstacles']
  }
}

/** All that they have leaves for the world outside. */
const takeAll = ({ database, now }: World, { id, wealth }: Person) =>
  database.transaction(async tx => {
    for (const coin of coins.filter(one => wealth[one] > 0n)) {
      const key = `left:${id}:${coin}`
      const entries = [
        { account: available(id, coin), amount: -wealth[coin] },
        { account: houseAccount('external', coin, key), amount: wealth[coin] },
      ]
      expect((await post(tx, { key, kind: 'withdrawal', at: now, entries })).outcome).toBe('posted')
    }
  })
