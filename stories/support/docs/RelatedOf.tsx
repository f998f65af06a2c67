import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'
import { ComponentLink } from './ComponentLink.tsx'
import { componentsIn } from './factsOfNames.ts'

const most = 24

/** What a component is made of and what is made with it, for one whose guide does not say what it is related to. */
export function RelatedOf({ facts }: { facts: ComponentFacts }) {
  return (
    <>
      <Related says={`${facts.name} is made of`} files={facts.madeOf} />
      <Related says={`${facts.name} is part of`} files={facts.partOf} />
    </>
  )
}

function Related({ says, files }: { says: string; files: readonly string[] }) {
  const components = componentsIn(files)
  if (components.length === 0) return null
  return (
    <p>
      {says}:{' '}
      {components.slice(0, most).map((one, index) => (
        <span key={one.file}>
          {index > 0 && ', '}
          <ComponentLink facts={one} />
        </span>
      ))}
      {components.length > most && ` and ${components.length - most} more`}
    </p>
  )
}
