import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // `first_at`: the date of a blog item; of anything else, when it came.
  `create table document (
    id uuid primary key,
    kind text not null check (kind in ('page', 'chapter', 'topic', 'category', 'item')),
    code text not null check (code ~ '^[a-z0-9][a-z0-9_-]{0,79}$'),
    parent text check ((kind = 'item') = (parent is not null)),
    place int not null default 0,
    first_at timestamptz not null,
    archived_at timestamptz,
    unique (kind, code)
  )`,
  "create index document_newest on document (first_at desc, id desc) where kind = 'item' and archived_at is null",
  "create index document_newest_of on document (parent, first_at desc, id desc) where kind = 'item' and archived_at is null",

  // A version never changes but for its state; one that is published and shows from a later moment is scheduled.
  `create table document_version (
    id bigint generated always as identity primary key,
    document_id uuid not null references document (id),
    locale text not null,
    number int not null check (number > 0),
    state text not null check (state in ('draft', 'published')),
    shows_from timestamptz check (state = 'draft' or shows_from is not null),
    title text not null check (length(title) between 1 and 200),
    description text not null,
    source text not null,
    extra jsonb not null,
    made_at timestamptz not null,
    made_by uuid,
    unique (document_id, locale, number)
  )`,
  `create index document_version_shown on document_version (document_id, locale, shows_from desc, number desc) where state = 'published'`,

  // What the product itself said last: read again only when that is something else.
  `create table document_release (
    only_one boolean primary key default true check (only_one),
    hash text not null,
    at timestamptz not null
  )`,
]

/** What is written to be read: pages, the guide, questions, the blog; in each language, with every earlier version. */
export const documents: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
