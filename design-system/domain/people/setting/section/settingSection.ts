/** The parts of the settings, in the order of the page; each card is one, and its id is where the index leads. */
export const settingSections = [
  'profile',
  'appearance',
  'favourites',
  'assets',
  'adKinds',
  'notifications',
  'blocked',
  'data',
  'deletion',
] as const
export type SettingSection = (typeof settingSections)[number]

/** The id of a part in the page. */
export const sectionId = (section: SettingSection) => `settings-${section}`
