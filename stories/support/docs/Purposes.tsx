import { LinkTo } from './LinkTo.tsx'

/** The components for a purpose, as ways to their pages. */
export function Purposes({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map(name => (
        <li key={name}>
          <LinkTo name={name} />
        </li>
      ))}
    </ul>
  )
}
