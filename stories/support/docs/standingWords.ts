import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'

/** Where a component stands, in words: of one in preview, what it lacks. */
export const standingWords = ({ standing, missing }: Pick<ComponentFacts, 'standing' | 'missing'>): string =>
  standing === 'stable' ? 'Stable' : `Preview: it lacks ${missing.join(', ')}`
