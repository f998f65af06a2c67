// Made of the folders of languages by `npm run generate`.
export { ownAdvert } from '../../ru/ownAdvert.ts'
export { story } from '../../ru/story.ts'
