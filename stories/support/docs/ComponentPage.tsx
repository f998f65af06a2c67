import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { storyFacts } from 'virtual:story-facts'
import { Scroll } from './Docs.styles.ts'
import { componentsIn } from './factsOfNames.ts'
import { FactsOf } from './FactsOf.tsx'
import { GuideOf } from './GuideOf.tsx'
import { guides } from './guides.ts'
import { RelatedOf } from './RelatedOf.tsx'
import { UseOf } from './UseOf.tsx'

/** The page of documentation of a file of stories: what it is for, where it stands, how it is used, its stories, its files. */
export function ComponentPage() {
  const found = useOf('meta', ['meta'])
  const title = found.preparedMeta.title
  const told = storyFacts.stories[title]
  // What a page is made of comes before its many states.
  const isPage = storyFacts.pages.some(page => page.title === title)
  const family = componentsIn(told?.components ?? [])
  const [first] = family
  // Of those that a story only needs, nothing: they have a page of their own.
  const own = family.filter(one => one.title === title)
  const guided = own.filter(({ hasGuide }) => hasGuide)
  const unguided = own.filter(({ hasGuide }) => !hasGuide)
  return (
    <>
      <Title />
      <Subtitle />
      {first !== undefined && first.title === title && <FactsOf facts={first} />}
      {told?.purpose != null && <p>{told.purpose}</p>}
      <Description />
      {isPage && <UseOf title={title} />}
      <Primary />
      <Scroll>
        <Controls />
      </Scroll>
      {guided.map(one => {
        const guide = guides[one.name]
        return (
          guide && (
            <div key={one.file}>
              {one !== first && <h2>{one.name}</h2>}
              {one !== first && <FactsOf facts={one} />}
              <GuideOf name={one.name} guide={guide} />
            </div>
          )
        )
      })}
      <Stories />
      {unguided.length > 0 && <h2>Related</h2>}
      {unguided.map(one => (
        <RelatedOf key={one.file} facts={one} />
      ))}
      {!isPage && <UseOf title={title} />}
    </>
  )
}
