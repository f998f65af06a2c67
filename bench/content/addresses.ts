export { discovery } from '../../app/reader/discovery/discovery.ts'
