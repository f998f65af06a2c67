import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { PreviewCard } from '../../../../design-system/domain/content/editor/cardShape.ts'
import { DocumentLoading } from '../../../../design-system/domain/content/editor/DocumentLoading.tsx'
import { EditorColumns } from '../../../../design-system/domain/content/editor/EditorColumns.tsx'
import { DiffPanel } from '../../../../design-system/domain/content/editor/side/DiffPanel.tsx'
import { EditorSide } from '../../../../design-system/domain/content/editor/side/EditorSide.tsx'
import type { SidePart } from '../../../../design-system/domain/content/editor/side/EditorSide.tsx'
import { FindingList } from '../../../../design-system/domain/content/editor/side/FindingList.tsx'
import { CardPreview } from '../../../../design-system/domain/content/editor/side/CardPreview.tsx'
import { PreviewPanel } from '../../../../design-system/domain/content/editor/side/PreviewPanel.tsx'
import { OwnDocument } from '../../../../design-system/domain/content/editor/side/OwnDocument.tsx'
import { SideState } from '../../../../design-system/domain/content/editor/side/SideState.tsx'
import { VersionList } from '../../../../design-system/domain/content/editor/side/VersionList.tsx'
import { noLiveData } from '../../../../design-system/domain/content/text/contentShape.ts'
import { media } from '../../../../design-system/tokens/vars.ts'
import { useMedia } from '../../../../design-system/primitives/media/useMedia.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findInPreview } from '../../../support/findInPreview.ts'
import { storyTime } from '../../support/storyClock.tsx'
import { storyLive } from '../../support/content/storyTexts.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import {
  storyLint,
  storyPreview,
  storyPreviewCards,
  storyShownText,
  storyStand,
  storyText,
  storyVersion,
} from '../../support/content/storyEditor.ts'

const meta = preview.meta({
  title: 'Domain/Editor/Side',
  component: EditorSide,
  decorators: [withStillLinks],
})

/** What is shown once the page's own words are there. */
export const Preview = meta.story({
  tags: ['visual'],
  render: () => (
    <PreviewPanel
      preview={storyPreview}
      live={noLiveData}
      locale="en"
      updatedAt={storyTime}
      drawCard={null}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await findInPreview(canvasElement)
    const root = text.ownerDocument.documentElement
    await within(text).findByText('Never pay before the coins are locked.')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(root).toHaveAttribute('data-theme', 'dark')
    // The words around the text change, and the text stays.
    await userEvent.click(canvas.getByRole('radio', { name: 'RU' }))
    await within(text).findByText(/мин/)
    await expect(root).toHaveAttribute('lang', 'ru')
    await expect(within(text).getByText('Never pay before the coins are locked.')).toBeInTheDocument()
  },
})

/** On a wide screen, too, a phone’s page is laid out as on a phone: the picture asks for its own width. */
export const PreviewOnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PreviewPanel
      preview={{ ...storyPreview, blocks: [{ kind: 'live', name: 'fees', values: {} }] }}
      live={noLiveData}
      locale="en"
      updatedAt={storyTime}
      drawCard={null}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await findInPreview(canvasElement)
    const view = text.ownerDocument.defaultView
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await waitFor(() => expect(view?.innerWidth).toBe(390))
    await expect(view?.matchMedia(media.phone).matches).toBe(true)
    await expect(globalThis.matchMedia(media.phone).matches).toBe(false)
    // Its page is no wider than it, and the frame as high as the page.
    await expect(text.scrollWidth).toBeLessThanOrEqual(390)
    await expect(text).toHaveStyle({ fontFamily: getComputedStyle(document.body).fontFamily })
    await userEvent.click(canvas.getByRole('radio', { name: 'Desktop' }))
    await waitFor(() => expect(view?.innerWidth).toBe(768))
    await expect(view?.matchMedia(media.phone).matches).toBe(false)
  },
})

/** Offers stand in four columns beside each other on a wide page, and in two on a phone’s. */
export const PreviewOfOffers = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PreviewPanel
      preview={{
        ...storyPreview,
        blocks: [{ kind: 'live', name: 'offers', values: { coin: 'BTC', fiat: 'NGN' } }],
      }}
      live={storyLive}
      locale="en"
      updatedAt={storyTime}
      drawCard={null}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await findInPreview(canvasElement)
    const row = (await within(text).findAllByRole('listitem', { hidden: true }))[0]?.firstElementChild
    const columns = () =>
      row ? text.ownerDocument.defaultView?.getComputedStyle(row).gridTemplateColumns.split(' ').length : 0
    await waitFor(() => expect(columns()).toBe(4))
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await waitFor(() => expect(columns()).toBe(2))
    // All of it is in the frame, which is scrolled by what is around it.
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.offsetHeight).toBeGreaterThanOrEqual(text.scrollHeight))
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveAttribute('tabindex', '0')
  },
})

/** What a part asks in code is asked of the frame too, and style sheets that come later are in it. */
export const OwnWidth = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <Narrowing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await findInPreview(canvasElement)
    await within(text).findByText('wide')
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }))
    await within(text).findByText('phone')
    const late = document.createElement('style')
    late.textContent = '[data-late] { text-indent: 7px }'
    document.head.append(late)
    const said = within(text).getByText('phone')
    await waitFor(() => expect(getComputedStyle(said).textIndent).toBe('7px'))
    late.remove()
    await waitFor(() => expect(getComputedStyle(said).textIndent).toBe('0px'))
  },
})

function Narrowing() {
  const [width, setWidth] = useState(800)
  return (
    <div style={{ width }}>
      <button type="button" onClick={() => setWidth(390)}>
        Narrow
      </button>
      <OwnDocument theme="light" lang="en" label="Picture">
        <SaidWidth />
      </OwnDocument>
    </div>
  )
}

function SaidWidth() {
  return <p data-late="">{useMedia(media.phone) ? 'phone' : 'wide'}</p>
}

/** A card, drawn by what draws it in the app. */
const ofCard = (kind: PreviewCard['kind'], said: string) => ({
  render: () => (
    <PreviewPanel
      preview={{ ...storyPreview, blocks: [], card: storyPreviewCards[kind] }}
      live={noLiveData}
      locale="en"
      updatedAt={storyTime}
      drawCard={card => <CardPreview card={card} />}
    />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(await findInPreview(canvasElement)).findByText(said)
  },
})

/** In the frame stands the story’s slide as its readers will see it, in place of a text. */
export const PreviewOfStory = meta.story({
  tags: ['visual'],
  ...ofCard('story', 'The coins are locked first'),
})
/** A promo block is looked at before it is published, drawn by what draws it in the app. */
export const PreviewOfPromo = meta.story(ofCard('promo_block', 'No fee when you take an offer'))
/** Words that somebody said of this place, with the name that will stand under them. */
export const PreviewOfFeedback = meta.story(ofCard('service_feedback', 'Chiamaka'))
/** A publication that wrote of this place, as it will stand in the row of such names. */
export const PreviewOfPartner = meta.story(ofCard('media_partner', 'Harbour Ledger'))

/** Errors and advice differ by sign and word; a press on a line puts the cursor there. */
export const Findings = meta.story({
  tags: ['visual'],
  render: () => <FindingList lint={storyLint} onLine={onLine} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('/guide/nowhere leads nowhere.')).toBeVisible()
    await expect(canvas.getByText(/Missing here: –\. Only here: pay/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 9' }))
    await expect(onLine).toHaveBeenCalledWith(9)
  },
})
const onLine = fn()

/** Sign, sentence and the button of the line share a phone’s width in Russian. */
export const FindingsInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <FindingList lint={storyLint} onLine={onLine} />,
})

/** Nothing to mend is good news, and a single word is too short to say how hard it reads. */
export const NothingFound = meta.story({
  render: () => (
    <FindingList
      lint={{ findings: [], readability: { words: 1, sentences: 1, longestSentence: 1, ease: null } }}
      onLine={onLine}
    />
  ),
})

/** A sign and a word say what the colour does. */
export const Difference = meta.story({
  tags: ['visual'],
  render: () => <DiffPanel shown={storyShownText} text={{ ...storyText, title: 'Your first coins' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your first coins')).toBeVisible()
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('del')).toHaveLength(2)
  },
})

/** Two ways to have nothing to compare: nothing was changed, and nothing is shown to readers yet. */
export const NoDifference = meta.story({
  render: () => (
    <Stack>
      <DiffPanel shown={storyText} text={storyText} />
      <DiffPanel shown={null} text={storyText} />
    </Stack>
  ),
})

const onRestore = fn()
const onMore = fn()

/** The one that is edited has no way back to itself. */
export const Versions = meta.story({
  tags: ['visual'],
  render: () => (
    <VersionList
      versions={[...storyStand.versions, storyVersion(1, { number: 0, state: 'withdrawn' })]}
      latest={3}
      lang="en"
      onRestore={onRestore}
      pending={null}
      onMore={onMore}
      isLoadingMore={false}
      hasFailed
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore version 3' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1' }))
    await expect(onRestore).toHaveBeenCalledWith(1)
  },
})

/** A language in which nothing was ever kept: one sentence, and nothing that could be restored. */
export const NoVersions = meta.story({
  render: () => (
    <VersionList
      versions={[]}
      latest={null}
      lang="ru"
      onRestore={null}
      pending={null}
      onMore={null}
      isLoadingMore={false}
      hasFailed={false}
    />
  ),
})

/** Beside a text, on its way, and not to be had. */
export const States = meta.story({
  tags: ['visual'],
  render: () => <Beside />,
})

function Beside() {
  const [part, setPart] = useState<SidePart>('findings')
  return (
    <Stack>
      <EditorColumns
        side={
          <EditorSide part={part} onPart={setPart} findings={4}>
            <SideState state={{ status: 'ready', value: storyLint, isStale: true }} words="findings">
              {lint => <FindingList lint={lint} onLine={onLine} />}
            </SideState>
          </EditorSide>
        }
      >
        <SideState state={{ status: 'loading' }} words="preview">
          {() => null}
        </SideState>
        <SideState state={{ status: 'failed', onRetry: fn(), isRetrying: false }} words="difference">
          {() => null}
        </SideState>
      </EditorColumns>
      <DocumentLoading />
    </Stack>
  )
}
