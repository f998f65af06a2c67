import { storyFacts } from 'virtual:story-facts'
import { docsAddress, sourceAddress, storyAddress } from './docsLinks.ts'
import { componentsIn } from './factsOfNames.ts'
import { standingWords } from './standingWords.ts'
import type { ToldFacts } from './told.ts'

/** What is known of the stories of a title; null where nothing is. */
export function factsToTell(title: string, purpose: string | null): ToldFacts | null {
  const told = storyFacts.stories[title]
  if (told === undefined) return null
  const { file } = told
  const page = storyFacts.pages.find(one => one.title === title)
  const [first] = componentsIn(told.components)
  const source = sourceAddress(file) ?? null
  if (page !== undefined) {
    const links = componentsIn(page.components).map(({ name, title: of }) => ({
      text: name,
      address: docsAddress(of),
    }))
    return { file, source, purpose, standing: null, heading: 'This page is made of', links }
  }
  const links = storyFacts.pages
    .filter(one => first?.pages.includes(one.title))
    .map(({ title: of, story }) => ({ text: of, address: storyAddress(story) }))
  return {
    file,
    source,
    purpose,
    standing: first === undefined ? null : standingWords(first),
    heading: first === undefined ? 'Used by no page' : `Pages that use ${first.name}`,
    links,
  }
}
