/** Whose name stands in letters, notices and receipts: the one source that the gateway and the app have too. */
export { brand } from '../../brand/processBrand.ts'
