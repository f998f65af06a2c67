/** @jsxRuntime classic */
/** @jsx React.createElement */
/** @jsxFrag React.Fragment */
// Storybook's frame brings a React of its own, of another version: elements have to be made by that one.
import * as React from 'react'
import { AddonPanel, Link } from 'storybook/internal/components'
import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { toldFacts, type ToldFacts } from '../stories/support/docs/told.ts'

const Body = styled.div({
  padding: 16,
  fontSize: 13,
  lineHeight: '20px',
  ul: { margin: '4px 0 0', padding: 0, listStyle: 'none', columns: '200px' },
  p: { margin: '0 0 8px' },
})

/** Beside each story: what it is for, where it is written, and which pages use it. */
export function FactsPanel({ active = false }: { active?: boolean | undefined }) {
  const [told, setTold] = React.useState<ToldFacts | null>(null)
  useChannel({ [toldFacts]: setTold })
  return (
    <AddonPanel active={active}>
      <Body>{told === null ? 'Nothing is known of this story.' : <Facts {...told} />}</Body>
    </AddonPanel>
  )
}

function Facts({ file, source, purpose, standing, heading, links }: ToldFacts) {
  return (
    <>
      {purpose !== null && <p>{purpose}</p>}
      {standing !== null && <p>{standing}</p>}
      <p>Source: {source === null ? <code>{file}</code> : <Link href={source}>{file}</Link>}</p>
      <p>{heading}</p>
      <ul>
        {links.map(({ text, address }) => (
          <li key={address + text}>
            <Link href={address}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
