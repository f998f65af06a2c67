import type { ReviewPicture, ReviewRun } from './reviewShape.ts'

// In Storybook this file is what the last `npm run review` has found: scripts/review/plugin.ts writes it anew.

export const run: ReviewRun | null = null
export const pictures: readonly ReviewPicture[] = []
