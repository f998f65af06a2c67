import type { RuleWord } from './ruleWords.ts'
import type { Namespace, Resources } from './i18nextTypes.ts'

type Singular<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/**
 * The keys of a namespace: `number`, `status.new`, `stepper.buyer.offer`; a counted one without its plural form.
 */
export type KeyOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Words[Key]>}`
}[keyof Words & string]

type Leaf<Words, Key> = Key extends keyof Words
  ? { text: Words[Key]; counted: never }
  : { text: Words[`${Key & string}_other` & keyof Words]; counted: ['count', 'number'] }

type At<Words, Key> = Key extends `${infer Head}.${infer Rest}`
  ? At<Words[Head & keyof Words], Rest>
  : Leaf<Words, Key>

type Placeholder<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name}, ${infer Format}` ? [Name, Format] : [Inside, 'text']) | Placeholder<Rest>
  : never

type Entries<Found extends { text: unknown; counted: unknown }> =
  | Placeholder<Found['text']>
  | Found['counted']

/** Every text may say whose market this is, and what is the rule there: these are filled in by themselves. */
type Given = ['brand' | RuleWord, string]

type Values<Entry> = [Entry] extends [never]
  ? []
  : [
      values: {
        readonly [E in Entry as E extends [infer Name extends string, string] ? Name : never]: E extends [
          string,
          'number',
        ]
          ? number
          : string | number
      },
    ]

/**
 * The words of one noun as a function: `t('number', {id})`. An unknown key, a placeholder without a value and a plural
 * without a `count` do not compile; a key made from a union needs the values of all its texts.
 */
export type Translate<N extends Namespace> = <const Key extends KeyOf<Resources[N]>>(
  key: Key,
  ...values: Values<Exclude<Entries<At<Resources[N], Key>>, Given>>
) => string
