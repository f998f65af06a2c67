import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { TileAvatar, presences, tileAvatarSizes } from '../../../design-system/domain/profile/TileAvatar.tsx'
import { Inline } from '../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'

const meta = preview.meta({ title: 'Domain/Profile/TileAvatar', component: TileAvatar })

export const Default = meta.story({ args: { userName: 'lagoscoin', presence: 'online' as const } })

const names = 'lagoscoin adaeze_fx Kunle.Trades QuickNaira ngozi_btc Tobi_Exchange emeka88 kunle_o'.split(' ')

export const Matrix = meta.story({
  tags: ['visual'],
  args: { userName: 'lagoscoin' },
  render: () => (
    <Stack gap="4">
      {tileAvatarSizes.map(size => (
        <Inline key={size} gap="4">
          {names.map((name, index) => (
            <TileAvatar key={name} userName={name} size={size} presence={presences[index % 3]} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
})

export const IsTheNameAlone = meta.story({
  args: { userName: 'lagoscoin' },
  render: () => (
    <Inline gap="4">
      <TileAvatar userName="lagoscoin" data-testid="tile" size="s" />
      <TileAvatar userName="LagosCoin" data-testid="tile" size="s" />
      <TileAvatar userName="lagoscoin2" data-testid="tile" size="s" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [first, again, other] = canvas.getAllByTestId('tile').map(tile => tile.outerHTML)
    await expect(again).toBe(first)
    await expect(other).not.toBe(first)
  },
})
