import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { vars } from '../../../tokens/vars.ts'
import { Corner, Lifted, ShadowGround, Square, Steps } from './Space.styles.ts'
import { useTokenValues } from './useTokenValues.ts'

const bySize = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(one.replace('-', '.')) - Number(other.replace('-', '.'))
const spaces = Object.entries(vars.space)
  .filter(([step]) => step !== '0')
  .toSorted(bySize)
const radii = Object.entries(vars.radius)
const shadows = Object.entries(vars.shadow)
const tokens = [...spaces, ...radii].map(([, token]) => token)

/** Steps of space, corners, and what says that something lies over the page. */
export function SpaceSection() {
  const t = useT('uiKit')
  const values = useTokenValues(tokens)
  const pixels = (token: string) => (values.get(token) ?? '').replace('px', '')
  return (
    <Grid columns="main-side" gap="4">
      <Card>
        <Heading level={3}>{t('space.steps')}</Heading>
        <Steps>
          {spaces.map(([step, token]) => (
            <li key={step}>
              <Square style={{ width: token, height: token }} />
              <Caption>{pixels(token)}</Caption>
            </li>
          ))}
        </Steps>
      </Card>
      <Card gap="5">
        <div>
          <Heading level={3}>{t('space.corners')}</Heading>
          <Steps>
            {radii.map(([name, token]) => (
              <li key={name}>
                <Corner style={{ borderStartStartRadius: token }} />
                <Caption>{name === 'full' ? name : pixels(token)}</Caption>
              </li>
            ))}
          </Steps>
        </div>
        <div>
          <Heading level={3}>{t('space.shadows')}</Heading>
          <ShadowGround>
            {shadows.map(([name, token]) => (
              <Lifted key={name} style={{ boxShadow: token }}>
                {name}
              </Lifted>
            ))}
          </ShadowGround>
        </div>
      </Card>
    </Grid>
  )
}
