import { storyFacts } from 'virtual:story-facts'
import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'

const all = Object.values(storyFacts.components)
const byName = new Map(all.map(one => [one.name, one]))

/** What is known of a component of this name. */
export const componentNamed = (name: string): ComponentFacts | undefined => byName.get(name)

/** What is known of the components of these files, those that have no story left out. */
export const componentsIn = (files: readonly string[]): readonly ComponentFacts[] =>
  files.flatMap(file => storyFacts.components[file] ?? [])
