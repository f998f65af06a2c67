export { discovery } from '../../app/discovery/discovery.ts'
