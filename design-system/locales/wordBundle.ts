/** Words that come with the pages that say them, and not with the first page of a visit. */
export const wordBundles = [
  'member',
  'talk',
  'holdings',
  'account',
  'person',
  'reputation',
  'requisite',
  'credential',
  'workspace',
  'instant',
  'kept',
  'home',
  'dispute',
  'advertWizard',
  'guest',
] as const
export type WordBundle = (typeof wordBundles)[number]

/** A noun of each, by which it is known whether the bundle is there. */
export const markOfBundle = {
  member: 'tradePage',
  talk: 'chat',
  holdings: 'dashboard',
  account: 'setting',
  person: 'person',
  reputation: 'reputation',
  requisite: 'requisite',
  credential: 'credential',
  workspace: 'ownAdvert',
  instant: 'instantTrade',
  kept: 'savedSearch',
  home: 'home',
  dispute: 'dispute',
  advertWizard: 'advertPart',
  guest: 'guest',
} as const satisfies Record<WordBundle, string>
