import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { Act, SubjectKind } from '../../../domain/desk/act.ts'
import { isPaused } from '../../money/withdrawal/record/withdrawalObstacles.ts'
import { walletSwitches } from '../../money/withdrawal/walletSwitch.ts'
import { isFeatureOn, switchableFeatures } from '../../people/setting/features.ts'

/** Who changed something of a kind last for everybody, and why: asked once for all of the kind. */
export async function lastChanges(db: Connection, kind: SubjectKind, deeds: readonly Act[]) {
  const entries = await db
    .selectFrom('audit_entry')
    .distinctOn('subject_id')
    .select(['subject_id', 'at', 'actor_name', 'reason'])
    .where('subject_kind', '=', kind)
    .where('deed', 'in', deeds)
    .where(sql<boolean>`coalesce(after->>'for', 'everybody') = 'everybody'`)
    .orderBy('subject_id')
    .orderBy('number', 'desc')
    .execute()
  const bySubject = new Map(entries.map(entry => [entry.subject_id, entry]))
  return (id: string) => {
    const entry = bySubject.get(id)
    return {
      changed_at: entry?.at.toISOString() ?? null,
      changed_by: entry?.actor_name ?? null,
      reason: entry?.reason ?? null,
    }
  }
}

/** How features and pauses stand for everybody. */
export async function readSwitches(db: Connection) {
  const lastOfFeature = await lastChanges(db, 'feature', ['switch_on', 'switch_off'])
  const lastOfPause = await lastChanges(db, 'switch', ['pause', 'resume'])
  const features = await Promise.all(
    switchableFeatures.map(async name => {
      const { count } = await db
        .selectFrom('app_user')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .where(sql<boolean>`feature_flags <> '{}' and feature_flags @> array[${name}]::text[]`)
        .executeTakeFirstOrThrow()
      return { name, is_on: await isFeatureOn(db, name), people: Number(count), ...lastOfFeature(name) }
    }),
  )
  const pauses = await Promise.all(
    walletSwitches.map(async name => ({
      name,
      is_paused: await isPaused(db),
      ...lastOfPause(name),
    })),
  )
  return { features, pauses }
}
