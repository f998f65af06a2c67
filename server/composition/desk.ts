import type { Act } from '../domain/desk/act.ts'
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

/** Changes somebody's standing, by name. False when there is nobody of this name; who stands so already stays so. */
export async function changeStanding(parts: Parts, name: string, standing: Standing): Promise<boolean> {
  const person = await findNamed(parts.database.db, name)
  if (!person) return false
  await actByTool(parts, { act: standingActs[standing], subjectId: person.id })
  return true
}
