import type { Locale } from '../format/locale.ts'
import type { pluralCategories } from '../format/pluralCategories.ts'

type Plural<L extends Locale> = (typeof pluralCategories)[L][number]

type KeyIn<Key, L extends Locale> = Key extends `${string}_one`
  ? never
  : Key extends `${infer Base}_other`
    ? `${Base}_${Plural<L>}`
    : Key

/**
 * What a namespace must hold in another locale: the keys of the English one, with that locale's plural forms in place
 * of `_one` and `_other`. A missing or an extra key does not compile.
 */
export type Translated<Source, L extends Locale> = {
  readonly [Key in keyof Source as KeyIn<Key, L>]: Source[Key] extends string
    ? string
    : Translated<Source[Key], L>
}
