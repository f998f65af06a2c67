import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ArticleText } from '../../../design-system/domain/content/text/article/ArticleText.tsx'
import { BlogView } from '../../../design-system/domain/content/text/blog/BlogView.tsx'
import { ItemView } from '../../../design-system/domain/content/text/blog/ItemView.tsx'
import { ReaderFrame } from '../../../design-system/domain/shell/reader/ReaderFrame.tsx'
import type { ReaderLinks } from '../../../design-system/domain/shell/reader/readerShape.ts'
import { FooterTrade } from '../../../design-system/domain/shell/footer/FooterTrade.tsx'
import { wholePage } from '../../../tests/support/browser/axeRules.ts'
import {
  ready,
  storyBlog,
  storyBlogHrefs,
  storyCategories,
  storyItem,
  storyItems,
} from '../support/content/storyBlog.ts'
import { storyFooterLinks, storyLocales } from '../support/storyFooter.ts'
import { expectLink } from '../../support/plays.ts'

const links: ReaderLinks = {
  bar: {
    home: '#home',
    buy: '#buy',
    sell: '#sell',
    swap: '#swap',
    business: '#business',
    learn: '#learn',
    logIn: '#log-in',
    signUp: '#sign-up',
  },
  footer: storyFooterLinks,
}

const meta = preview.meta({
  title: 'Domain/Content/ReaderFrame',
  component: ReaderFrame,
  parameters: { layout: 'fullscreen', a11y: wholePage },
  args: {
    links,
    trade: <FooterTrade {...storyFooterLinks} />,
    locales: storyLocales,
    hrefOf: path => path,
    children: (
      <ItemView
        content={ready(storyItem)}
        similar={storyItems.slice(1)}
        categories={storyCategories}
        url="https://souk.example/blog/for-traders/item-1"
        hrefs={storyBlogHrefs}
      >
        <ArticleText blocks={storyItem.blocks} />
      </ItemView>
    ),
  },
})

/** For readers without an account: plain links, the current place marked, and a way past the bar for keys. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page')
    await expectLink(canvas, 'Create account', '#sign-up')
    await expect(canvas.getByRole('contentinfo', { name: 'About Souk' })).toBeVisible()
    await expectLink(canvas, 'Skip to content', '#main')
  },
})
/** The bar’s places and both ways to an account beside each other, in Russian. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' }, locale: 'ru' } })
/** Only log in stays beside the sign; the places unfold under “Menu”. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Learn' })).not.toBeVisible()
    await userEvent.click(canvas.getByText('Menu'))
    await expect(canvas.getByRole('link', { name: 'Learn' })).toBeVisible()
  },
})
/** “Menu” and the way in with Russian words, over an article. */
export const RussianOnPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'ru' } })
/** Around a list the frame is the same as around an article. */
export const Blog = meta.story({
  args: { children: <BlogView content={ready(storyBlog)} hrefs={storyBlogHrefs} /> },
})
/** The menu ends by Escape, and by the focus that goes on: it lies over the page. */
export const MenuCloses = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Menu')
    const learn = canvas.getByRole('link', { name: 'Learn' })
    await userEvent.click(menu)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(learn).not.toBeVisible()
    await expect(menu.closest('summary')).toHaveFocus()
    await userEvent.click(menu)
    await userEvent.tab({ shift: true })
    await expect(learn).not.toBeVisible()
  },
})
