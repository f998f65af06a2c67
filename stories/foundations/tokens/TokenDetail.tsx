import { useEffect, useState } from 'react'
import { Button } from '../../../design-system/primitives/button/Button.tsx'
import { Card } from '../../../design-system/primitives/card/Card.tsx'
import { TextField } from '../../../design-system/primitives/field/TextField.tsx'
import { Inline } from '../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { Heading } from '../../../design-system/primitives/text/Heading.tsx'
import { Specimens } from './Specimens.tsx'
import { StoriesOfToken } from './StoriesOfToken.tsx'
import { Code, Names, Swatch, Values } from './TokensPage.styles.ts'
import { tokenInfo } from './tokenInfo.ts'
import { tryValue } from './tryValue.ts'

/** A value that a browser takes for the property; anything else would leave it without one. */
const isUsable = (value: string, isColour: boolean): boolean =>
  value !== '' && !/[;{}]/.test(value) && (!isColour || CSS.supports('color', value))

/** One token: what it is for, its values, a value to try, and what changes with it. */
export function TokenDetail({ name }: { name: string }) {
  const { purpose, property, values, isColour, components, stories } = tokenInfo(name)
  const [typed, setTyped] = useState('')
  const tried = isUsable(typed, isColour) ? { property, value: typed } : null
  const value = tried?.value
  useEffect(() => {
    tryValue(document, value === undefined ? null : { property, value })
    return () => tryValue(document, null)
  }, [property, value])
  return (
    <Stack gap="4">
      <Card as="section" aria-labelledby="token-name" gap="3">
        <Heading level={2} id="token-name">
          {name}
        </Heading>
        <p>{purpose}</p>
        <Code>var({property})</Code>
        <Values>
          {values.map(({ where, value: one }) => (
            <ValueRow key={where} {...{ where, isColour }} value={one} />
          ))}
        </Values>
        <Inline gap="2" align="end">
          <TextField
            label={`Try another value of ${name}`}
            hint={isColour ? 'Any colour of CSS' : 'As CSS writes it: 12px, 200ms'}
            error={typed === '' || tried !== null ? undefined : 'No value that a browser knows'}
            value={typed}
            onChange={setTyped}
          />
          {isColour && (
            <input
              type="color"
              aria-label={`Choose another colour for ${name}`}
              value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : (values[0]?.value.slice(0, 7) ?? '#000000')}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <Button variant="secondary" onClick={() => setTyped('')}>
            Leave it as it is
          </Button>
        </Inline>
      </Card>
      <Specimens name="Components with the value that is tried" />
      <StoriesOfToken stories={stories} tried={tried} />
      <Card as="section" aria-labelledby="token-components" gap="2">
        <Heading level={2} id="token-components">
          {`Used by ${components.length} components`}
        </Heading>
        <Names tabIndex={0} aria-label={`Components that use ${name}`}>
          {components.map(file => (
            <li key={file}>{file.replace(/^design-system\//, '')}</li>
          ))}
        </Names>
      </Card>
    </Stack>
  )
}

function ValueRow({ where, value, isColour }: { where: string; value: string; isColour: boolean }) {
  return (
    <>
      <dt>{where}</dt>
      <dd>
        {isColour && <Swatch style={{ '--shown': value }} />}
        <Code>{value}</Code>
      </dd>
    </>
  )
}
