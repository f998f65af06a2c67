import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { Act, SubjectKind } from '../../../domain/desk/act.ts'
import { isPaused } from '../../money/withdrawal/record/withdrawalObstacles.ts'
import { walletSwitches } from '../../money/withdrawal/walletSwitch.ts'
import { isFeatureOn, switchableFeatures } from '../../people/setting/features.ts'

/** Who changed it last for everybody, and why. */
export async function lastChange(db: Connection, kind: SubjectKind, id: string, deeds: readonly Act[]) {
  const entry = await db
    .selectFrom('audit_entry')
    .select(['at', 'actor_name', 'reason'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('deed', 'in', deeds)
    .where(sql<boolean>`coalesce(after->>'for', 'everybody') = 'everybody'`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    changed_at: entry?.at.toISOString() ?? null,
    changed_by: entry?.actor_name ?? null,
    reason: entry?.reason ?? null,
  }
}

/** How features and pauses stand for everybody. */
export async function readSwitches(db: Connection) {
  const features = await Promise.all(
    switchableFeatures.map(async name => {
      const { count } = await db
        .selectFrom('app_user')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .where(sql<boolean>`feature_flags <> '{}' and feature_flags @> array[${name}]::text[]`)
        .executeTakeFirstOrThrow()
      const change = await lastChange(db, 'feature', name, ['switch_on', 'switch_off'])
      return { name, is_on: await isFeatureOn(db, name), people: Number(count), ...change }
    }),
  )
  const pauses = await Promise.all(
    walletSwitches.map(async name => ({
      name,
      is_paused: await isPaused(db),
      ...(await lastChange(db, 'switch', name, ['pause', 'resume'])),
    })),
  )
  return { features, pauses }
}
