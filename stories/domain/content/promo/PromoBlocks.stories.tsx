import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PromoBlocks } from '../../../../design-system/domain/content/promo/PromoBlocks.tsx'
import { storyPromo } from '../../support/content/storyHomeTexts.ts'

const meta = preview.meta({
  title: 'Domain/Promo/PromoBlocks',
  component: PromoBlocks,
  args: { blocks: storyPromo, onPutAway: () => {} },
  render: function Kept(args) {
    const [gone, setGone] = useState<readonly string[]>([])
    return (
      <PromoBlocks
        blocks={args.blocks.filter(({ id }) => !gone.includes(id))}
        onPutAway={id => setGone([...gone, id])}
      />
    )
  },
})

/** Each block has its own button to be put away, named by what the block says. */
export const Default = meta.story({ tags: ['visual'] })
/** Our buttons are in Russian; what a block says stays in the language in which it was written. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

Default.test('one that is put away goes, the other stays', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Put away: No fee when you take an offer' }))
  await expect(canvas.queryByText('No fee when you take an offer')).toBeNull()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
})
