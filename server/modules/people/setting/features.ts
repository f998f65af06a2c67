import { tellUser } from '../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { userNameKey } from '../../../domain/account/userName.ts'

/** The features that can be switched, and how they stand for everybody while nobody has switched them. */
export const features = {
  crypto_swaps: true,
  crypto_swaps_offers: false,
  dynamic_withdrawal_fees: true,
} as const satisfies Record<string, boolean>

export type Feature = keyof typeof features
export const featureNames = Object.keys(features) as readonly Feature[]

/** Always on: no switch is looked at (specification 001 §6). */
const alwaysOn: ReadonlySet<Feature> = new Set(['dynamic_withdrawal_fees'])

/** Those that can be switched. */
export const switchableFeatures: readonly Feature[] = featureNames.filter(name => !alwaysOn.has(name))

/** Whether a feature is on for everybody, or among somebody's own flags. */
export async function isFeatureOn(
  db: Connection,
  name: Feature,
  own: readonly string[] = [],
): Promise<boolean> {
  if (own.includes(name)) return true
  const row = await db
    .selectFrom('feature_switch')
    .select('is_on')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.is_on ?? features[name]
}

/** Everything that is on for somebody with these flags of their own. */
export async function featuresOf(db: Connection, own: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('feature_switch').select(['name', 'is_on']).execute()
  const switched = new Map(rows.map(({ name, is_on: isOn }) => [name, isOn]))
  const forAll = featureNames.filter(name => alwaysOn.has(name) || (switched.get(name) ?? features[name]))
  return [...new Set([...forAll, ...own])]
}

/**
 * Switches a feature for one user, or for everybody, and tells whom it concerns. `off` for one takes their own flag away: what is on
 * for everybody stays on for them. Answers false when there is nobody of that name.
 */
export async function switchFeature(
  tx: Tx,
  { name, user, isOn }: { readonly name: Feature; readonly user: string; readonly isOn: boolean },
  at: Date,
): Promise<boolean> {
  if (user === 'all') {
    await tx
      .insertInto('feature_switch')
      .values({ name, is_on: isOn, changed_at: at })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ is_on: isOn, changed_at: at }))
      .execute()
  } else {
    const found = await tx
      .selectFrom('app_user')
      .select(['id', 'feature_flags'])
      .where('user_name_key', '=', userNameKey(user))
      .forUpdate()
      .executeTakeFirst()
    if (!found) return false
    const others = found.feature_flags.filter(flag => flag !== name)
    const flags = isOn ? [...others, name] : others
    await tx.updateTable('app_user').set({ feature_flags: flags }).where('id', '=', found.id).execute()
  }
  await tellFlags(tx, user)
  return true
}

async function tellFlags(tx: Tx, user: string): Promise<void> {
  const told = await tx
    .selectFrom('app_user')
    .select(['id', 'feature_flags'])
    .$if(user !== 'all', query => query.where('user_name_key', '=', userNameKey(user)))
    // Those who are here; the others ask when they come.
    .$if(user === 'all', query =>
      query.where('id', 'in', inner =>
        inner.selectFrom('session').select('user_id').where('ended_at', 'is', null),
      ),
    )
    .execute()
  for (const { id, feature_flags: own } of told)
    tellUser(tx, id, 'feature_flags', { feature_flags: await featuresOf(tx, own) })
}
