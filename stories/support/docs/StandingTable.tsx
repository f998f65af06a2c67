import { useState } from 'react'
import { storyFacts } from 'virtual:story-facts'
import type { ComponentFacts } from '../../../scripts/storyFacts/facts.ts'
import { Scroll, StandingMark } from './Docs.styles.ts'
import { LinkTo } from './LinkTo.tsx'
import { standingWords } from './standingWords.ts'

const columns = {
  stories: 'Stories',
  tests: 'Tests',
  axe: 'axe',
  pictures: 'Pictures',
  bytes: 'Bytes',
  pages: 'Pages',
} as const satisfies Partial<Record<keyof ComponentFacts, string>>
type Column = keyof typeof columns

const figure = (facts: ComponentFacts, column: Column): number =>
  column === 'pages' ? facts.pages.length : facts[column]

const groups = { primitives: 'Primitives', domain: 'Domain', forms: 'Forms' } as const

/** Where each component stands, as a table that can be sorted and narrowed. */
export function StandingTable() {
  const [sorted, setSorted] = useState<Column>('pages')
  const [group, setGroup] = useState<keyof typeof groups>('primitives')
  const all = Object.values(storyFacts.components).filter(({ file }) =>
    file.startsWith(`design-system/${group}/`),
  )
  const stable = all.filter(({ standing }) => standing === 'stable').length
  const rows = all.toSorted(
    (one, other) => figure(other, sorted) - figure(one, sorted) || one.name.localeCompare(other.name),
  )
  return (
    <>
      <p>
        <label>
          Show{' '}
          <select
            value={group}
            onChange={event => {
              setGroup(event.target.value as keyof typeof groups)
            }}
          >
            {Object.entries(groups).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>{' '}
        {all.length} components: {stable} stable, {all.length - stable} in preview.
      </p>
      <Scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Standing</th>
              {(Object.keys(columns) as Column[]).map(column => (
                <th
                  key={column}
                  scope="col"
                  data-figure
                  aria-sort={column === sorted ? 'descending' : undefined}
                >
                  <button type="button" onClick={() => setSorted(column)}>
                    {columns[column]}
                    {column === sorted ? ' ↓' : ''}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(one => (
              <tr key={one.file}>
                <td>
                  <LinkTo name={one.name} />
                </td>
                <td>
                  <StandingMark data-standing={one.standing}>{standingWords(one)}</StandingMark>
                </td>
                {(Object.keys(columns) as Column[]).map(column => (
                  <td key={column} data-figure>
                    {figure(one, column).toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}
