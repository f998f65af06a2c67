import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { emptyText, extraFields } from '../../../../design-system/domain/content/editor/editorShape.ts'
import type { WrittenText } from '../../../../design-system/domain/content/editor/editorShape.ts'
import type { SourceHandle } from '../../../../design-system/domain/content/editor/text/SourceField.tsx'
import { TextFields } from '../../../../design-system/domain/content/editor/text/TextFields.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyText } from '../../support/content/storyEditor.ts'
import { lacksRole } from '../../../support/plays.ts'

type Picture = React.ComponentProps<typeof TextFields>['onPicture']
const onPicture: Picture = fn(async () => 'pic-1')

const document = {
  kind: 'chapter',
  hasText: true,
  titleMost: 200,
  descriptionMost: 400,
  extraFields: [],
} as const

const meta = preview.meta({
  title: 'Domain/Editor/TextFields',
  component: TextFields,
  args: {
    text: storyText,
    onChange: fn(),
    document,
    refusal: null,
    lang: 'en',
    onPicture,
    sourceRef: null,
  },
  render: args => <Written {...args} />,
})

/** What is typed stands there. */
function Written({ text, ...props }: React.ComponentProps<typeof TextFields>) {
  const [written, setWritten] = useState<WrittenText>(text)
  const source = useRef<SourceHandle>(null)
  return (
    <Stack>
      <TextFields
        {...props}
        text={written}
        onChange={part => setWritten(known => ({ ...known, ...part }))}
        sourceRef={source}
      />
      <button type="button" onClick={() => source.current?.goTo(3)}>
        Line 3
      </button>
    </Stack>
  )
}

/** From a finding into the text: the cursor stands at the start of line 3, and the area has the focus. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text, in Markdown' })
    await userEvent.click(canvas.getByRole('button', { name: 'Line 3' }))
    await expect(area).toHaveFocus()
    await expect(area.value.slice(area.selectionStart)).toMatch(/^## Choose an offer/)
  },
})

/** Whatever a kind may say beside its text. */
export const Extra = meta.story({
  tags: ['visual'],
  args: {
    document: { ...document, extraFields },
    text: { ...emptyText, extra: { ...emptyText.extra, holdsFrom: '2026-12-01' } },
  },
  play: async ({ canvas, userEvent }) => {
    const coins = canvas.getByRole('textbox', { name: 'Coins' })
    await userEvent.type(coins, 'btc usdt')
    await expect(coins).toHaveValue('BTC USDT')
  },
})

/** A category is a title and a sentence. */
export const WithoutText = meta.story({
  args: { document: { ...document, hasText: false } },
  play: lacksRole('textbox', { name: 'Text, in Markdown' }),
})

/** A story has slides and no sentence; what keeps its slides in shape is said under them. */
export const OfStory = meta.story({
  tags: ['visual'],
  args: {
    document: {
      ...document,
      kind: 'story',
      titleMost: 40,
      descriptionMost: 0,
      extraFields: ['tone', 'icon'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/A slide is a heading/)).toBeVisible()
  },
})

/** What somebody says of this place is asked for by its own words. */
export const OfFeedbackInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    lang: 'ru',
    text: { ...emptyText, title: 'Олег', description: 'Монеты вернулись.' },
    document: {
      kind: 'service_feedback',
      hasText: false,
      titleMost: 60,
      descriptionMost: 400,
      extraFields: ['about', 'said_on', 'is_example'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Кто сказал/ })).toHaveValue('Олег')
    await expect(canvas.getByRole('checkbox', { name: /Пример/ })).not.toBeChecked()
  },
})

/** What the server refuses stands at its own field, at the title as well as at the picture’s words. */
export const Refused = meta.story({
  tags: ['visual'],
  args: {
    document: { ...document, extraFields: ['alt'] },
    refusal: { fields: { title: 'This is not written as expected.', alt: 'Too long' }, text: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid()
  },
})

const file = new File(['x'], 'coin.png', { type: 'image/png' })

/** A picture puts its line where the cursor is, and the browser's own step back takes it out again. */
export const WithPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text, in Markdown' })
    await userEvent.click(canvas.getByRole('button', { name: 'Line 3' }))
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file)
    await waitFor(() =>
      expect(area.value).toContain('\n\n![what the picture shows](picture:pic-1)\n\n## Choose an offer'),
    )
  },
})

/** A file that is not taken says why, in the words of the server. */
export const PictureRefused = meta.story({
  args: {
    onPicture: fn(async () => {
      throw new Error('File does not match allowed types')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file)
    await findVisible(canvas.findByText('File does not match allowed types'))
  },
})
