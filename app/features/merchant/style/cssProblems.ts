import type { CssProblem } from '@souk/design-system/domain/shop/merchant/style/useCssLink.ts'

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const isProblem = (value: unknown): value is CssProblem =>
  isBag(value) && typeof value['line'] === 'number' && typeof value['what'] === 'string'

/** What of a style sheet is not allowed, as the refusal tells it (`metadata.problems`); empty for any other error. */
export function cssProblems(error: unknown): readonly CssProblem[] {
  const errors: unknown = isBag(error) ? error['errors'] : null
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : []
  const extensions = isBag(first) ? first['extensions'] : null
  const metadata = isBag(extensions) ? extensions['metadata'] : null
  const problems: unknown = isBag(metadata) ? metadata['problems'] : null
  const told = Array.isArray(problems) ? problems.filter(isProblem) : []
  // One line may say the same twice.
  return [...new Map(told.map(problem => [`${problem.line} ${problem.what}`, problem])).values()]
}
