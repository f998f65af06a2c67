import preview from '../../.storybook/preview.tsx'
import { Grid, gridColumns } from '../../design-system/primitives/layout/Grid.tsx'
import { Inline, inlineJustifies } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack, stackAligns } from '../../design-system/primitives/layout/Stack.tsx'
import { Card } from '../../design-system/primitives/card/Card.tsx'
import { Heading, headingLooks } from '../../design-system/primitives/text/Heading.tsx'
import { Text, textSizes, textTones } from '../../design-system/primitives/text/Text.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Text', component: Text })

/** A sentence in the usual style, to try tone and size on. */
export const Default = meta.story({
  args: { children: 'Coins leave escrow when the seller releases them.', as: 'p' as const },
})

/** Tones by sizes, and every look of a heading, on Latin and Cyrillic. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      <AxisTable rows={textTones} columns={textSizes}>
        {(tone, size) => <Text {...{ tone, size }}>Обмен 0.5</Text>}
      </AxisTable>
      {headingLooks.map(look => (
        <Heading key={look} level={2} look={look}>
          Buy bitcoin, купить биткоин
        </Heading>
      ))}
    </Stack>
  ),
})

/** How Grid, Inline and Stack place what is in them, each by its own choices. */
export const Layout = meta.story({
  render: () => (
    <Stack>
      {gridColumns.map(columns => (
        <Grid key={columns} columns={columns} gap="3">
          <Card>{columns}</Card>
          <Card>2</Card>
          <Card>3</Card>
        </Grid>
      ))}
      {inlineJustifies.map(justify => (
        <Inline key={justify} justify={justify}>
          <Text>{justify}</Text>
          <Text>2</Text>
        </Inline>
      ))}
      {stackAligns.map(align => (
        <Stack key={align} align={align} gap="1">
          <Text>{align}</Text>
        </Stack>
      ))}
    </Stack>
  ),
})
