import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'
import { FactLine, StandingMark } from './Docs.styles.ts'
import { sourceAddress } from './docsLinks.ts'
import { standingWords } from './standingWords.ts'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Where a component stands, what proves it, and what it weighs: read from the files, by nobody’s hand. */
export function FactsOf({ facts }: { facts: ComponentFacts }) {
  const { name, file, standing, stories, tests, axe, pictures, bytes, pages } = facts
  const address = sourceAddress(file)
  return (
    <FactLine aria-label={`Facts of ${name}`}>
      <li>
        <StandingMark data-standing={standing}>{standingWords(facts)}</StandingMark>
      </li>
      <li>{counted(stories, 'story', 'stories')}</li>
      <li>{counted(tests, 'test')}</li>
      <li>axe in {counted(axe, 'story', 'stories')}, each theme</li>
      <li>{counted(pictures, 'picture')} to compare with</li>
      <li>{bytes.toLocaleString('en')} bytes of its own</li>
      <li>{counted(pages.length, 'page')}</li>
      <li>{address === undefined ? <code>{file}</code> : <a href={address}>{file}</a>}</li>
    </FactLine>
  )
}
