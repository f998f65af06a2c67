/** The sections of the kit, in the groups of its list. */
export const kitGroups = {
  tokens: ['colour', 'type', 'space', 'motion'],
  controls: ['buttons', 'fields', 'forms'],
  figures: ['amounts', 'dates'],
  product: ['states', 'cards', 'wizard', 'wallet', 'look'],
  over: ['modals', 'alerts', 'sounds'],
  data: ['lists'],
} as const

export type KitGroup = keyof typeof kitGroups
/** A section; its name is the mark in the address that leads to it. */
export type KitSectionId = (typeof kitGroups)[KitGroup][number]

/** All of them, in order. */
export const kitSections: readonly KitSectionId[] = Object.values(kitGroups).flat()
