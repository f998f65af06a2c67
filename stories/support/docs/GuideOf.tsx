import { Columns, Scroll, Verdict } from './Docs.styles.ts'
import type { Guide } from './guide.ts'
import { LinkTo } from './LinkTo.tsx'
import { LivePicture } from './LivePicture.tsx'

const verdicts = { right: ['✓', 'Do'], wrong: ['✕', 'Don’t'] } as const

/** How a component is used: when, when not, right and wrong, its parts, its keys, its like. */
export function GuideOf({ name, guide }: { name: string; guide: Guide }) {
  const { when, not, pairs = [], anatomy = [], keyboard = [], related } = guide
  return (
    <section aria-label={`Guide to ${name}`}>
      <Columns>
        <div>
          <h3>When to use {name}</h3>
          <ul>
            {when.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>When not to</h3>
          <ul>
            {not.map(([line, use]) => (
              <li key={line}>
                {line}: <LinkTo name={use} />
              </li>
            ))}
          </ul>
        </div>
      </Columns>
      {pairs.map(pair => (
        <Columns key={pair.right.says}>
          {(['right', 'wrong'] as const).map(side => (
            <Verdict key={side} data-verdict={side}>
              <div>
                <LivePicture>{pair[side].picture()}</LivePicture>
              </div>
              <figcaption>
                <strong>
                  <span aria-hidden>{verdicts[side][0]} </span>
                  {verdicts[side][1]}
                </strong>
                {pair[side].says}
              </figcaption>
            </Verdict>
          ))}
        </Columns>
      ))}
      {anatomy.length > 0 && <Rows title="Anatomy" heads={['Part', 'What it does']} rows={anatomy} />}
      {keyboard.length > 0 && <Rows title="Keyboard" heads={['Keys', 'What they do']} rows={keyboard} />}
      {related.length > 0 && (
        <p>
          Related:{' '}
          {related.map((one, index) => (
            <span key={one}>
              {index > 0 && ', '}
              <LinkTo name={one} />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

interface RowsProps {
  title: string
  heads: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

function Rows({ title, heads, rows }: RowsProps) {
  return (
    <>
      <h3>{title}</h3>
      <Scroll>
        <table>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, second]) => (
              <tr key={first}>
                <td>
                  <strong>{first}</strong>
                </td>
                <td>{second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}
