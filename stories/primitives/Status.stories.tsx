import Check from 'lucide-react/icons/check'
import Landmark from 'lucide-react/icons/landmark'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Badge, badgeTones } from '../../design-system/primitives/badge/Badge.tsx'
import { Chip, chipTones } from '../../design-system/primitives/chip/Chip.tsx'
import { Tag, tagLooks } from '../../design-system/primitives/chip/Tag.tsx'
import { Hatch, hatchSizes } from '../../design-system/primitives/hatch/Hatch.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Status', component: Chip })

/** A status is an icon and a word; the tone only adds to them. */
export const Default = meta.story({ args: { icon: Check, tone: 'positive' as const, children: 'Completed' } })

/** Chips, tags, badges and the hatch of what is locked, in every tone and size, in both languages. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="2">
      <AxisTable rows={chipTones} columns={['en', 'ru']}>
        {(tone, locale) => (
          <span lang={locale}>
            <Chip tone={tone} icon={Check}>
              {locale === 'en' ? 'Waiting for release' : 'Ожидает подтверждения'}
            </Chip>
          </span>
        )}
      </AxisTable>
      <AxisTable rows={tagLooks} columns={['words', 'icon']}>
        {(look, column) => (
          <Tag look={look} icon={column === 'icon' ? Landmark : undefined}>
            Bank transfer
          </Tag>
        )}
      </AxisTable>
      <AxisTable rows={badgeTones} columns={['1', '42', '140', 'dot']}>
        {(tone, count) => <Badge tone={tone} count={count === 'dot' ? undefined : Number(count)} />}
      </AxisTable>
      <AxisTable rows={hatchSizes} columns={['locked']}>
        {size => <Hatch size={size} />}
      </AxisTable>
    </Stack>
  ),
})

/** The same words are set narrower in Russian than in another language, so that chips keep their width. */
export const RussianIsCondensed = meta.story({
  render: () => (
    <Stack align="start">
      <span lang="ru">
        <Chip icon={Check}>Ожидает подтверждения</Chip>
      </span>
      <span lang="uk">
        <Chip icon={Check}>Ожидает подтверждения</Chip>
      </span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('500 12px "IBM Plex Sans Variable"', 'Ожидает')
    const [condensed, full] = canvas
      .getAllByText('Ожидает подтверждения')
      .map(chip => chip.getBoundingClientRect().width)
    await expect(condensed).toBeLessThan(Number(full))
  },
})
