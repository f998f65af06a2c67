import { componentNamed } from './factsOfNames.ts'
import { docsAddress } from './docsLinks.ts'

/** The name of a component, as the way to its page; of what is none, the words alone. */
export function LinkTo({ name }: { name: string }) {
  const facts = componentNamed(name)
  if (facts === undefined) return name
  return (
    <a href={docsAddress(facts.title)} target="_top">
      {name}
    </a>
  )
}
