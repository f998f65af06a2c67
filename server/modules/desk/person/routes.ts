import { firstOf } from '../../../database/readPage.ts'
import { readReason } from '../../../domain/desk/reason.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { parseUserId } from '../../../domain/identifier/identifier.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, readBefore, RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { appendEntry } from '../../../trail/appendEntry.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { operatorOf } from '../operator.ts'
import type { DeskParts } from '../parts.ts'
import { findPeople, personCalled, type PersonRow } from './findPeople.ts'
import { lookAs, type LookParts } from './lookAs.ts'
import { keepNote } from './notes.ts'
import { presentPerson, presentPersonCard } from './present.ts'
import { readField } from './privateFields.ts'
import type { deskPersonOperations } from './schema.ts'

/** What reading somebody stands on. */
type PersonParts = Pick<DeskParts, 'database'> & {
  readonly requisites: RequisiteSeal
  readonly look: LookParts
}

/** People, as operators look them up. Looking is written down, too. */
export const deskPersonHandlers = ({
  database,
  requisites,
  look,
}: PersonParts): Handlers<typeof deskPersonOperations> => ({
  async deskPeople({ query: { search, standing, before, limit = 30 } }, { db, at }) {
    const after = readBefore(before, parseUserId)
    const rows = await findPeople(db, { search, standing, before: after, limit: limit + 1 }, at)
    const page = firstOf(rows, limit)
    return { items: page.rows.map(row => presentPersonCard(row, at)), has_more: page.has_more }
  },

  async deskPerson({ params }, context) {
    const { db, viewer, at } = context
    const row = await personCalled(db, params.user_name)
    await noteOpened(database, row, context)
    return presentPerson(db, row, viewer.userId, at)
  },

  async lookAsPerson({ params, body }, context) {
    const { db, at, locale } = context
    const row = await personCalled(db, params.user_name)
    const reason = orRefuse(readReason(body.reason))
    await appendEntry(db, await operatorOf(context), { deed: 'look_as', ...subjectOf(row), reason }, at)
    return lookAs(db, look, row, { at, locale })
  },

  async readPersonField({ params, body: { field, reason } }, context) {
    const { db, at } = context
    const row = await personCalled(db, params.user_name)
    const lines = await readField(db, requisites, row, field)
    const deed = {
      deed: 'read_field',
      ...subjectOf(row),
      after: { field },
      reason: orRefuse(readReason(reason)),
    } as const
    await appendEntry(db, await operatorOf(context), deed, at)
    return { field, lines }
  },

  async addPersonNote({ params, body }, context) {
    const { db, viewer, at } = context
    const row = await personCalled(db, params.user_name)
    const text = body.text.trim()
    if (text === '') throw new RequestRefused(refuse('required', 'text'))
    const author = await operatorOf(context)
    const id = await keepNote(db, { userId: row.id, authorId: viewer.userId, text }, at)
    await appendEntry(db, author, { deed: 'add_note', ...subjectOf(row) }, at)
    return { id, author: author.name, text, at: at.toISOString() }
  },
})

const subjectOf = (row: PersonRow) =>
  ({ subjectKind: 'person', subjectId: row.id, subjectLabel: row.user_name }) as const

/** Writes down that somebody was looked at, once for as long as one is at it. */
async function noteOpened(
  database: DeskParts['database'],
  row: PersonRow,
  context: SignedContext,
): Promise<void> {
  const { viewer, at } = context
  await database.transaction(async tx => {
    const known = await tx
      .selectFrom('audit_entry')
      .select('number')
      .where('subject_kind', '=', 'person')
      .where('subject_id', '=', row.id)
      .where('actor_id', '=', viewer.userId)
      .where('deed', '=', 'open_person')
      .where('at', '>', earlier(at, { minutes: product.desk.openedAgainMinutes }))
      .limit(1)
      .executeTakeFirst()
    if (known) return
    await appendEntry(
      tx,
      await operatorOf({ ...context, db: tx }),
      { deed: 'open_person', ...subjectOf(row) },
      at,
    )
  })
}
