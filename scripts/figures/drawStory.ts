import type { Page } from 'playwright'
import type { ScreenTheme } from '../../server/domain/content/screens.ts'

/** Which story is drawn, and how. */
export interface StoryLook {
  readonly story: string
  readonly locale: string
  readonly theme: ScreenTheme
}

/** What Storybook's preview lets one do in its page. */
interface StorybookPreview {
  readonly storyStoreValue?: {
    readonly userGlobals: { update: (globals: object) => void }
    loadStory: (asked: { storyId: string }) => Promise<unknown>
  }
  renderStoryToElement: (
    story: unknown,
    element: HTMLElement,
    callbacks: {
      showMain: () => void
      showError: (error: unknown) => void
      showException: (error: unknown) => void
    },
    options: { autoplay: boolean },
  ) => () => Promise<void>
}
interface PreviewPage {
  readonly __STORYBOOK_PREVIEW__?: StorybookPreview
  endStory?: () => Promise<void>
}

/** Opens the page in which stories are drawn. */
export async function openStories(page: Page, url: string): Promise<void> {
  // Of no story: each is drawn by itself, without its play.
  await page.goto(`${url}/iframe.html?viewMode=story&id=none`)
  await page.waitForFunction(
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    () => (globalThis as PreviewPage).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  )
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' })
  await page.addStyleTag({ content: '.sb-wrapper { display: none !important }' })
}

/** Draws a story as it begins: what its play would press is not pressed. Resolves when fonts and pictures are there. */
export async function drawStory(page: Page, look: StoryLook): Promise<void> {
  const failure = await page.evaluate(async ({ story: storyId, locale, theme }) => {
    const here = globalThis as PreviewPage
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const preview = here.__STORYBOOK_PREVIEW__
    const store = preview?.storyStoreValue
    if (!preview || !store) return 'Storybook has no stories'
    await here.endStory?.()
    document.querySelector('[data-figure]')?.remove()
    store.userGlobals.update({ theme, locale })
    const story = await store.loadStory({ storyId })
    const element = document.createElement('div')
    element.dataset['figure'] = ''
    document.body.append(element)
    const failures: unknown[] = []
    const note = (error: unknown) => void failures.push(error)
    here.endStory = preview.renderStoryToElement(
      story,
      element,
      { showMain: () => undefined, showError: note, showException: note },
      { autoplay: false },
    )
    while (failures.length === 0 && !element.querySelector('[data-visual-root]'))
      await new Promise(requestAnimationFrame)
    // Over what Storybook says of the story that the page was opened with. Overlays hang on the document.
    document.body.className = 'sb-show-main'
    document.documentElement.dataset['theme'] = theme
    return failures.length === 0 ? null : String(failures[0])
  }, look)
  if (failure !== null) throw new Error(`${look.story}: ${failure}`)
}
