import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  TileAvatar,
  presences,
  tileAvatarSizes,
} from '../../../../design-system/domain/people/profile/trader/TileAvatar.tsx'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'

const meta = preview.meta({ title: 'Domain/Profile/TileAvatar', component: TileAvatar })

/** A square that is drawn from the name alone, with the mark of somebody who is online. */
export const Default = meta.story({ args: { userName: 'lagoscoin', presence: 'online' as const } })

const names = 'lagoscoin adaeze_fx Kunle.Trades QuickNaira ngozi_btc Tobi_Exchange emeka88 kunle_o'.split(' ')

/** Eight names in every size, online, away and unmarked: tiles have to be told apart at the smallest too. */
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

/** The case of letters changes nothing, one more digit draws another tile. */
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

const inked = Array.from({ length: 24 }, (_, index) => `trader${index}`)

/** Tiles of ink are black in the light theme and light blue in the dark one; the others are the same in both. */
export const RecoloursInk = meta.story({
  args: { userName: 'lagoscoin' },
  render: () => (
    <Stack gap="4">
      {(['light', 'dark'] as const).map(theme => (
        <div key={theme} data-theme={theme}>
          <Inline gap="2">
            {inked.map(name => (
              <TileAvatar key={name} userName={name} size="s" />
            ))}
          </Inline>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fill = (theme: string, palette: string) => {
      const path = canvasElement.querySelector(
        `div[data-theme=${theme}]:not([data-visual-root]) [data-palette=${palette}] [data-ink=shape]`,
      )
      if (path === null) throw new Error(`No tile is drawn in ${palette}`)
      return getComputedStyle(path).fill
    }
    for (const palette of ['ink-light', 'ink-dark']) {
      await expect(fill('light', palette)).toBe('rgb(13, 16, 21)')
      await expect(fill('dark', palette)).toBe('rgb(190, 203, 246)')
    }
    await expect(fill('light', 'jade-dark')).toBe(fill('dark', 'jade-dark'))
  },
})

/** A square of one colour: the smallest GIF that there is. */
const picture = 'data:image/gif;base64,R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='

/** A picture of one's own takes the place of the tile altogether. */
export const ShowsThePictureThatWasChosen = meta.story({
  args: { userName: 'lagoscoin', pictureUrl: picture, 'data-testid': 'tile' },
  play: async ({ canvas }) => {
    const tile = canvas.getByTestId('tile')
    await expect(tile.querySelector('img')).toHaveAttribute('src', picture)
    await expect(tile.querySelector('svg')).not.toBeInTheDocument()
  },
})

/** A picture that does not load gives way to the tile, so that nobody has a broken image. */
export const FallsBackToTheTile = meta.story({
  args: { userName: 'lagoscoin', pictureUrl: 'data:image/png;base64,broken', 'data-testid': 'tile' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('tile').querySelector('svg')).toBeInTheDocument())
    await expect(canvas.getByTestId('tile').querySelector('img')).not.toBeInTheDocument()
  },
})
