import { ComponentLink } from './ComponentLink.tsx'
import { componentNamed } from './factsOfNames.ts'

/** The name of a component, as the way to its page; of what is none, the words alone. */
export function LinkTo({ name }: { name: string }) {
  const facts = componentNamed(name)
  return facts === undefined ? name : <ComponentLink facts={facts} />
}
