import { useState } from 'react'
import { FilterChip } from '../../../design-system/domain/page/filter/FilterChip.tsx'
import { Inline } from '../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { TextField } from '../../../design-system/primitives/field/TextField.tsx'
import { contrastRatio } from '../../../design-system/tokens/contrast.ts'
import { contrastPairs, type ContrastPair } from '../../../design-system/tokens/contrastPairs.ts'
import { tokenValue, type ThemeSet } from '../../../design-system/tokens/tokenValue.ts'
import { Pair, PairTable } from './ContrastPage.styles.ts'

interface ContrastPageProps {
  /** A theme, with high contrast or without. */
  set: ThemeSet
}

interface Verdict {
  readonly ratio: number
  readonly least: number
  readonly words: string
}

const isHex = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

function verdictOf(pair: ContrastPair, set: ThemeSet, foreground: string, background: string): Verdict {
  const ratio = contrastRatio(foreground, background)
  const least = set.endsWith('-more') ? pair.more : pair.usual
  const passes = ratio >= least
  const why = `${foreground} on ${background} is ${ratio.toFixed(2)} to 1, and ${pair.purpose.toLowerCase()} need ${least}`
  return { ratio, least, words: passes ? 'Passes' : `Fails: ${why}` }
}

/** Every pair of colours that meet, in their colours, with what they reach and what they have to. A colour can be tried in one’s place. */
export function ContrastPage({ set }: ContrastPageProps) {
  const [word, setWord] = useState('')
  const [tried, setTried] = useState('')
  const [failing, setFailing] = useState(false)
  const colour = (name: string) => String(tokenValue(`semantic.${name}`, set))
  const pairs = contrastPairs
    .filter(({ foreground, background }) => `${foreground} on ${background}`.includes(word))
    .map(pair => {
      const foreground = isHex(tried) && word !== '' ? tried : colour(pair.foreground)
      const background = colour(pair.background)
      return { pair, foreground, background, verdict: verdictOf(pair, set, foreground, background) }
    })
    .filter(({ verdict }) => !failing || verdict.ratio < verdict.least)
  return (
    <Stack gap="4">
      <Inline gap="4" align="start">
        <TextField
          label="Find a pair"
          hint="A colour or its ground: text.tertiary"
          value={word}
          onChange={setWord}
        />
        <TextField
          label="Try another colour for what is found"
          hint="As #2e4bc2; find a pair first"
          value={tried}
          onChange={setTried}
        />
        <FilterChip isOn={failing} onPress={() => setFailing(!failing)}>
          Only those that fail
        </FilterChip>
      </Inline>
      <PairTable>
        <caption>{`${pairs.length} pairs`}</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">What stands there</th>
            <th scope="col">Looks</th>
            <th scope="col">Ratio</th>
            <th scope="col">At least</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ pair, foreground, background, verdict }) => (
            <tr key={`${pair.foreground} ${pair.background}`}>
              <th scope="row">{`${pair.foreground} on ${pair.background}`}</th>
              <td>{pair.purpose}</td>
              <td>
                <Pair aria-hidden style={{ '--ink': foreground, '--ground': background }} />
                {`${foreground} on ${background}`}
              </td>
              <td>{verdict.ratio.toFixed(2)}</td>
              <td>{verdict.least}</td>
              <td>{verdict.words}</td>
            </tr>
          ))}
        </tbody>
      </PairTable>
    </Stack>
  )
}
