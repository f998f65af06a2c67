/** What the first page says of the place; one row, counted by a job. */
export interface HomeFiguresTable {
  only_one: true
  trades: number
  people: number
  median_release_seconds: number | null
}

/** The first page's part of the database. */
export interface HomeTables {
  home_figures: HomeFiguresTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends HomeTables {}
}
