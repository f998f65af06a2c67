/**
 * Every table, for Kysely. Each module describes its own in its `tables.ts`, and adds them here from there (`declare module`), so that
 * the database knows no module.
 */
export interface Tables {}
