/** Words that come with the pages that say them, and not with the first page of a visit. */
export const wordBundles = ['member', 'account', 'person', 'reputation', 'requisite', 'credential'] as const
export type WordBundle = (typeof wordBundles)[number]

/** A noun of each, by which it is known whether the bundle is there. */
export const markOfBundle = {
  member: 'dashboard',
  account: 'setting',
  person: 'person',
  reputation: 'reputation',
  requisite: 'requisite',
  credential: 'credential',
} as const satisfies Record<WordBundle, string>
