import { storyFacts } from 'virtual:story-facts'

/** What there is, counted in the files. */
export function Figures() {
  const components = Object.values(storyFacts.components)
  const stories = new Set(components.flatMap(({ title }) => title)).size
  const stable = components.filter(({ standing }) => standing === 'stable').length
  return (
    <p>
      <strong>{components.length}</strong> components, <strong>{stable}</strong> of them stable ·{' '}
      <strong>{storyFacts.pages.length}</strong> pages ·{' '}
      <strong>{Object.keys(storyFacts.stories).length}</strong> files of stories, <strong>{stories}</strong>{' '}
      of them about components · 2 languages, 4 themes
    </p>
  )
}
