import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'
import { docsAddress } from './docsLinks.ts'

/** The name of a component, as the way to its page. */
export function ComponentLink({ facts: { name, title } }: { facts: ComponentFacts }) {
  return (
    <a href={docsAddress(title)} target="_top">
      {name}
    </a>
  )
}
