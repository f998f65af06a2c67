import { storyFacts } from 'virtual:story-facts'
import { ComponentLink } from './ComponentLink.tsx'
import { docsAddress, sourceAddress, storyAddress } from './docsLinks.ts'
import { componentsIn } from './factsOfNames.ts'

const most = 24

/** Where what has this title stands in the files, which pages use it, and, of a page, which components it is made of. */
export function UseOf({ title }: { title: string }) {
  const told = storyFacts.stories[title]
  if (told === undefined) return null
  const page = storyFacts.pages.find(one => one.title === title)
  const [first] = componentsIn(told.components)
  const source = sourceAddress(told.file)
  return (
    <>
      <h2>Where it stands</h2>
      <p>Its stories: {source === undefined ? <code>{told.file}</code> : <a href={source}>{told.file}</a>}</p>
      {page === undefined ? (
        first !== undefined && <Pages titles={first.pages} name={first.name} />
      ) : (
        <>
          <p>
            The page: <code>{page.file}</code>
            {page.address !== null && (
              <>
                , at <code>{page.address}</code>
              </>
            )}
          </p>
          <h3>Made of</h3>
          <Components files={page.components} />
        </>
      )}
      {page === undefined && told.components.length > 1 && (
        <>
          <h3>In these stories</h3>
          <Components files={told.components} />
        </>
      )}
    </>
  )
}

function Components({ files }: { files: readonly string[] }) {
  return (
    <ul>
      {componentsIn(files).map(one => (
        <li key={one.file}>
          <ComponentLink facts={one} />
        </li>
      ))}
    </ul>
  )
}

function Pages({ titles, name }: { titles: readonly string[]; name: string }) {
  if (titles.length === 0) return <p>No page uses {name}.</p>
  const shown = titles.slice(0, most)
  return (
    <>
      <h3>Pages that use {name}</h3>
      <ul>
        {shown.map(title => {
          const page = storyFacts.pages.find(one => one.title === title)
          return (
            <li key={title}>
              {page === undefined ? (
                title
              ) : (
                <a href={storyAddress(page.story)} target="_top">
                  {title}
                </a>
              )}
              {page !== undefined && (
                <>
                  {' '}
                  (
                  <a href={docsAddress(title)} target="_top">
                    what it is made of
                  </a>
                  )
                </>
              )}
            </li>
          )
        })}
      </ul>
      {titles.length > most && <p>And {titles.length - most} more.</p>}
    </>
  )
}
