import type { BlogHrefs } from '@souk/design-system/domain/content/text/blog/blogShape.ts'
import type { GuideHrefs } from '@souk/design-system/domain/content/text/guide/guideProgress.ts'
import { readingPaths } from './readingPaths.ts'

/** Where the pages that are read lead, without the prefix of a language: links add it. */
export const guideHrefs: GuideHrefs = { guide: readingPaths.guide(), chapter: readingPaths.guideChapter }
export const blogHrefs: BlogHrefs = {
  blog: readingPaths.blog(),
  guide: readingPaths.guide(),
  category: readingPaths.blogCategory,
  item: ({ category, code }) => readingPaths.blogItem(category, code),
}
