// Made of the folders of languages by `npm run generate`.
export { ownAdvert } from '../../en/ownAdvert.ts'
export { story } from '../../en/story.ts'
