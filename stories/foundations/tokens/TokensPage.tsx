import { useState } from 'react'
import { FilterChip } from '../../../design-system/domain/page/filter/FilterChip.tsx'
import { TextField } from '../../../design-system/primitives/field/TextField.tsx'
import { tokenNames } from '../../../design-system/tokens/tokenValue.ts'
import { TokenDetail } from './TokenDetail.tsx'
import { groupOf, tokenGroups, tokenInfo } from './tokenInfo.ts'
import { Code, Groups, Note, Page, Swatch, TokenButton, TokenList } from './TokensPage.styles.ts'

/** Every token: found by its group or by a word, shown with all that is known of it. */
export function TokensPage({ token }: { token: string }) {
  const [chosen, setChosen] = useState(token)
  const [group, setGroup] = useState(groupOf(token))
  const [word, setWord] = useState('')
  const isFound = (name: string) =>
    word === ''
      ? groupOf(name) === group
      : `${name} ${tokenInfo(name).purpose}`.toLowerCase().includes(word.toLowerCase())
  return (
    <Page>
      <div>
        <TextField
          label="Find a token"
          hint="By its name or what it is for"
          value={word}
          onChange={setWord}
        />
        <Groups aria-label="Groups">
          {tokenGroups.map(one => (
            <FilterChip
              key={one}
              isOn={word === '' && one === group}
              onPress={() => {
                setWord('')
                setGroup(one)
              }}
            >
              {one}
            </FilterChip>
          ))}
        </Groups>
        <TokenList aria-label="Tokens">
          {tokenNames.filter(isFound).map(name => (
            <li key={name}>
              <TokenButton type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
                <TokenRow name={name} />
              </TokenButton>
            </li>
          ))}
        </TokenList>
      </div>
      <TokenDetail key={chosen} name={chosen} />
    </Page>
  )
}

function TokenRow({ name }: { name: string }) {
  const { isColour, values, purpose, components } = tokenInfo(name)
  return (
    <>
      {isColour && values.map(({ where, value }) => <Swatch key={where} style={{ '--shown': value }} />)}
      <Code>{name}</Code>
      <Note>{`${purpose} ${components.length} components.`}</Note>
    </>
  )
}
