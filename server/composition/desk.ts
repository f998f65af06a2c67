import type { Act } from '../domain/desk/act.ts'
import type { PersonStanding } from '../domain/desk/personAct.ts'
import { personStanding } from '../modules/desk/act/personStanding.ts'
import { performAct } from '../modules/desk/act/performAct.ts'
import { findNamed } from '../modules/desk/act/subject.ts'
import type { DeskParts } from '../modules/desk/parts.ts'
import { RequestRefused } from '../kernel/refusal.ts'
import { toolActor } from '../trail/appendEntry.ts'
import type { Parts } from './parts.ts'

/** What the operator's desk stands on. */
export const deskPartsOf = ({ database, random, trade, invoices, board, session }: Parts): DeskParts => ({
  database,
  random,
  trade,
  invoices,
  rates: () => board.rates(),
  consequences: session.consequences,
})

/** What somebody can be made from the command line, and by which act. */
const standingActs = {
  user: 'make_user',
  arbiter: 'make_arbiter',
  operator: 'make_operator',
  suspended: 'suspend',
  banned: 'ban',
  restored: 'restore',
} as const satisfies Record<string, Act>

export type Standing = keyof typeof standingActs
export const standings = Object.keys(standingActs) as readonly Standing[]

/** An act of whoever has the machine's command line. */
interface ToolAct {
  readonly act: Act
  readonly subjectId: string
  readonly named?: string | undefined
  readonly reason?: string | undefined
}

/** Does an act as the desk does, with its entry in the trail. False where it leads nowhere, or there is no such subject. */
export async function actByTool(parts: Parts, { reason, ...act }: ToolAct): Promise<boolean> {
  try {
    await parts.database.transaction(tx =>
      performAct(
        tx,
        deskPartsOf(parts),
        { ...act, reason: reason ?? `npm run: ${act.act}` },
        toolActor,
        parts.clock.now(),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof RequestRefused) return false
    throw error
  }
}

/** Whether somebody stands so. */
const standsSo: Readonly<Record<Standing, (person: PersonStanding) => boolean>> = {
  user: ({ roles }) => roles.every(role => role === 'user'),
  arbiter: ({ roles }) => roles.includes('arbiter'),
  operator: ({ roles }) => roles.includes('operator'),
  suspended: ({ isSuspended }) => isSuspended,
  banned: ({ isBanned }) => isBanned,
  restored: ({ isSuspended, isBanned }) => !isSuspended && !isBanned,
}

/** Changes somebody's standing, by name. True when they stand so afterwards: false for nobody, and for what cannot be. */
export async function changeStanding(parts: Parts, name: string, standing: Standing): Promise<boolean> {
  const { db } = parts.database
  const person = await findNamed(db, name)
  if (!person) return false
  await actByTool(parts, { act: standingActs[standing], subjectId: person.id })
  return standsSo[standing](await personStanding(db, person.id, parts.clock.now()))
}
