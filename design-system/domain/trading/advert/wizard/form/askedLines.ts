import type { RequisiteField } from '../../../../reference/method/requisite.ts'
import { advertLengths } from './advertFields.ts'
import type { WizardMethod } from './wizardMethod.ts'

/** The lines that buyers by any of some methods need, each once, in the order of the methods; as many as an advert takes. */
export function askedLines(
  methods: readonly WizardMethod[],
  codes: readonly string[],
): readonly RequisiteField[] {
  const asked = codes.flatMap(code => methods.find(method => method.code === code)?.requisiteFields ?? [])
  const once = asked.filter(({ kind }, index) => asked.findIndex(line => line.kind === kind) === index)
  // With several methods no line is right for all of them: only what every one of them asks for is required.
  const isOfAll = ({ kind }: RequisiteField) =>
    codes.every(code =>
      methods
        .find(method => method.code === code)
        ?.requisiteFields.some(line => line.kind === kind && line.isRequired),
    )
  return once.slice(0, advertLengths.lines).map(line => ({ ...line, isRequired: isOfAll(line) }))
}
